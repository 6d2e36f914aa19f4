import type {SiteConfig} from '@lectern/cli/settings/configuration';
import {siteOf} from '@lectern/cli/settings/site';
import config from '../../docusaurus.config';
import settings from '../../lectern.config';

/** This site as commands see it. */
export const thisSite = siteOf({dir: process.cwd(), config: config as unknown as SiteConfig, settings});
