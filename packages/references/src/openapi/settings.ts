import path from 'node:path';
import type {Site} from '../site';
import type {OpenApiSettings, SampleLanguage} from '../types';
import {brought} from '../root';
import {markdownGenerators} from './pages';

interface ReferenceItem {
  type: string;
  id: string;
  api?: {method: string; deprecated?: boolean};
  schema?: {'x-page-id'?: string};
}

/** Without a label, so that each language shows the title of its own page. */
function createDocItem({type, id, api, schema}: ReferenceItem, {basePath}: {basePath: string}) {
  const className = api ? `${api.deprecated ? 'menu__list-item--deprecated ' : ''}api-method ${api.method}` : type;
  const name = type === 'schema' ? `schemas/${schema?.['x-page-id'] ?? id}` : id;
  return {type: 'doc' as const, id: `${basePath}/${name}`, className};
}

/** The description as the plugin gets it, in one language. */
export function preparedFile({id}: OpenApiSettings, locale: string, {cache}: Site): string {
  return path.join(cache, 'openapi', `${id}.${locale}.json`);
}

interface Pages {
  locale: string;
  /** The description, to download. */
  files: string[];
  sampleLanguages: SampleLanguage[];
  /** Whether pages bring the components that they use. */
  imports: boolean;
}

/** How docusaurus-plugin-openapi-docs makes the pages of one API in a language. */
export function pluginSettings(api: OpenApiSettings, pages: Pages, site: Site) {
  return {
    specPath: preparedFile(api, pages.locale, site),
    template: brought('templates', 'api.mustache'),
    infoTemplate: brought('templates', 'page.mustache'),
    tagTemplate: brought('templates', 'page.mustache'),
    schemaTemplate: brought('templates', 'schema.mustache'),
    hideSendButton: true,
    externalJsonProps: true,
    sidebarOptions: {
      groupPathsBy: 'tag',
      categoryLinkSource: 'tag' as const,
      sidebarGenerators: {createDocItem},
    },
    markdownGenerators: markdownGenerators(pages),
  };
}

export type PluginSettings = ReturnType<typeof pluginSettings>;
