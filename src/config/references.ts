import type {GivenOptions} from '@lectern/references/options';
import type {SampleLanguage} from '@lectern/references/types';

/**
 * The APIs with a generated reference: any number, or none. Navbar, sidebars, kinds of search results
 * and downloads follow from them.
 */
// region references
export const references = {
  openapi: [
    {
      id: 'petstore',
      file: 'examples/petstore.yaml',
      route: 'api/petstore',
      label: 'OpenAPI',
      title: 'Petstore API',
      description:
        'A sample REST interface, generated from an OpenAPI file: pets, orders and users, with code samples in 18 languages.',
      sidebar: 'openApiSidebar',
    },
  ],
  graphql: [
    {
      id: 'graphql',
      file: 'examples/schema.graphql',
      // A local development endpoint, read instead of the file while the pages are made, never in the browser.
      endpoint: process.env.GRAPHQL_SCHEMA || undefined,
      route: 'api',
      label: 'GraphQL',
      sidebar: 'graphQlSidebar',
      tags: ['computer-languages-graphql', 'content-api'],
    },
  ],
} satisfies GivenOptions;
// endregion

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
