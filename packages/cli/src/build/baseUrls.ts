import type {I18nConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {Configuration} from '../settings/configuration';

/**
 * Settings that name the `baseUrl` of each language, or `undefined` where the configuration names them all: Docusaurus
 * builds a language without it for `/` if it builds no other in the same process.
 */
export function baseUrlsOf({config, languages}: Configuration): Pick<I18nConfig, 'localeConfigs'> | undefined {
  const {localeConfigs = {}} = config.i18n ?? {};
  const nameless = languages.others.filter((locale) => localeConfigs[locale]?.baseUrl === undefined);
  if (nameless.length === 0) return undefined;
  const named = nameless.map((locale): [string, object] => [
    locale,
    {...localeConfigs[locale], baseUrl: normalizeUrl(['/', config.baseUrl ?? '', locale, '/'])},
  ]);
  return {localeConfigs: {...localeConfigs, ...Object.fromEntries(named)}};
}
