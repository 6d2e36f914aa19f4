import {existsSync, readFileSync} from 'node:fs';
import type {PluginConfig} from '@docusaurus/types';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {markdownGenerators} from '../../scripts/references/openapi/pages';
import type {Language} from '../../scripts/references/openapi/labels';
import type {SampleLanguage} from '../../scripts/references/openapi/samples';

const templates = 'scripts/references/openapi';

/** Code samples of each operation, in this order. `language` is the generator's key, `highlight` Prism's. */
export const languageTabs: SampleLanguage[] = [
  {language: 'python', label: 'Python', highlight: 'python'},
  {language: 'curl', label: 'cURL', highlight: 'bash'},
  {language: 'csharp', label: 'C#', highlight: 'csharp'},
  {language: 'go', label: 'Go', highlight: 'go'},
  {language: 'nodejs', label: 'Node.js', highlight: 'javascript'},
  {language: 'ruby', label: 'Ruby', highlight: 'ruby'},
  {language: 'php', label: 'PHP', highlight: 'php'},
  {language: 'java', label: 'Java', highlight: 'java', variant: 'unirest'},
  {language: 'powershell', label: 'PowerShell', highlight: 'powershell'},
  {language: 'dart', label: 'Dart', highlight: 'dart'},
  {language: 'javascript', label: 'JavaScript', highlight: 'javascript'},
  {language: 'c', label: 'C', highlight: 'c'},
  {language: 'objective-c', label: 'Objective-C', highlight: 'objectivec'},
  {language: 'ocaml', label: 'OCaml', highlight: 'ocaml'},
  {language: 'r', label: 'R', highlight: 'r'},
  {language: 'swift', label: 'Swift', highlight: 'swift'},
  {language: 'kotlin', label: 'Kotlin', highlight: 'kotlin'},
  {language: 'rust', label: 'Rust', highlight: 'rust'},
];

/** How the REST reference is made of an OpenAPI file, in one language. */
function reference(language: Language, specPath: string, outputDir: string) {
  return {
    specPath,
    outputDir,
    template: `${templates}/api.mustache`,
    infoTemplate: `${templates}/page.mustache`,
    tagTemplate: `${templates}/page.mustache`,
    schemaTemplate: `${templates}/schema.mustache`,
    hideSendButton: true,
    sidebarOptions: {
      groupPathsBy: 'tag',
      categoryLinkSource: 'tag' as const,
      sidebarGenerators: {createDocItem},
    },
    markdownGenerators: markdownGenerators(language, languageTabs),
  };
}

interface ReferenceItem {
  type: string;
  id: string;
  api?: {method: string; deprecated?: boolean};
}

/** Without a label, so that each language shows the title of its own page. */
function createDocItem({type, id, api}: ReferenceItem, {basePath}: {basePath: string}) {
  const className = api ? `${api.deprecated ? 'menu__list-item--deprecated ' : ''}api-method ${api.method}` : type;
  return {type: 'doc' as const, id: `${basePath}/${type === 'schema' ? 'schemas/' : ''}${id}`, className};
}

/** The same for the command line (`docusaurus gen-api-docs petstore`) and for `npm run references`. */
export const openapiConfig = {
  petstore: reference('en', 'examples/petstore.yaml', 'docs/api/petstore'),
  'petstore-fr': reference(
    'fr',
    '.cache/references/openapi/petstore.fr.yaml',
    'i18n/fr/docusaurus-plugin-content-docs/current/api/petstore',
  ),
};

export const openapiPlugin: PluginConfig = [
  'docusaurus-plugin-openapi-docs',
  {id: 'openapi', docsPluginId: 'classic', config: openapiConfig},
];

export const sidebarFile = 'docs/api/petstore/sidebar.json';

type SidebarItems = Extract<SidebarsConfig[string], unknown[]>;

/** The pages of the REST reference for sidebars.ts, grouped by tag, as the generator left them. */
export function openApiSidebarItems(file = sidebarFile): SidebarItems {
  if (!existsSync(file)) {
    throw new Error(`The REST reference is not there yet (${file}). Make it with: npm run references`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SidebarItems;
}
