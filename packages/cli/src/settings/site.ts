import {configurationOf, type Configuration, type ConfigFiles} from './configuration';
import {markdownOf, type MarkdownOfSite} from './markdownOf';

/** A site, for commands that read its pages: what processes Markdown takes a second to load. */
export interface Site extends Configuration {
  markdown: MarkdownOfSite;
}

export function siteOf(given: ConfigFiles): Site {
  const configuration = configurationOf(given);
  const {dir, config, settings} = configuration;
  return {...configuration, markdown: markdownOf(dir, config, settings.markdown)};
}
