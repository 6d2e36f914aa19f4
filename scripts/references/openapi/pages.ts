import {createApiPageMD, createSchemaPageMD} from 'docusaurus-plugin-openapi-docs/lib/markdown';
import {clean} from 'docusaurus-plugin-openapi-docs/lib/markdown/utils';
import {highlight} from '../../../src/remark/code/highlight';
import {labels, type Language} from './labels';
import {madeAhead} from './madeAhead';
import {mapValues} from './objects';
import {samplesOf, type Operation, type SampleLanguage} from './samples';
import {firstParagraph} from './texts';

/** What the plugin hands to a generator. It renders the front matter afterwards, so a generator may change that too. */
interface PageData {
  id: string;
  infoId?: string;
  title: string;
  frontMatter: {description?: string};
}

interface InfoData extends PageData {
  info: Info;
  securitySchemes?: Record<string, SecurityScheme>;
}

interface Info {
  description?: string;
  version: string;
  contact?: {name?: string; email?: string; url?: string};
  license?: {name: string; url?: string; identifier?: string};
  termsOfService?: string;
  /** Ids of the headings of the description, in the French document: those of the English one. */
  'x-heading-ids'?: string[];
}

interface SecurityScheme {
  type: 'oauth2' | 'apiKey' | 'http' | 'openIdConnect';
  description?: string;
  name?: string;
  in?: 'header' | 'query' | 'cookie';
  scheme?: string;
  openIdConnectUrl?: string;
  flows?: Record<string, Flow>;
}

interface Flow {
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes?: Record<string, string>;
}

interface ApiData extends PageData {
  api: Operation & {description?: string; deprecated?: boolean};
}

type Parts = Pick<Operation, 'parameters' | 'requestBody' | 'responses'> & {callbacks?: Callbacks};
/** By name, path and method. */
type Callbacks = Record<string, Record<string, Record<string, Parts>>>;

interface SchemaData extends PageData {
  schema: {description?: string; 'x-page-id'?: string};
  frontMatter: {description?: string; sample?: string};
}

/**
 * The plugin's generators with what they leave out: descriptions for search engines, the second language,
 * and code samples that stand in the page instead of being made in the browser.
 */
export function markdownGenerators(language: Language, sampleLanguages: SampleLanguage[]) {
  const words = labels[language];
  return {
    createApiPageMD(page: ApiData): string {
      describe(page, page.api.description);
      const main = createApiPageMD({...page, api: withPartsMadeAhead(page.api)})
        .replace('children={"Callbacks"}', `children={${JSON.stringify(words.callbacks)}}`)
        .replace(':::caution[deprecated]', `:::warning[${words.deprecated}]`);
      const samples = samplesOf(page.api, sampleLanguages);
      return twoColumns(main, element('RequestPanel', {...access(page.api, language), samples}));
    },

    createSchemaPageMD(page: SchemaData): string {
      describe(page, page.schema.description);
      page.id = page.schema['x-page-id'] ?? page.id;
      const example = JSON.stringify(JSON.parse(page.frontMatter.sample ?? 'null'), null, 2);
      return twoColumns(
        createSchemaPageMD({...page, schema: {...madeAhead(page.schema), description: page.schema.description}}),
        element('ExamplePanel', {title: words.example, html: highlight(example, 'json')}),
      );
    },

    createTagPageMD(page: PageData & {tag: {description?: string}}): string {
      describe(page, page.tag.description);
      return ["import DocCardList from '@theme/DocCardList';", clean(page.tag.description), '<DocCardList />'].join(
        '\n\n',
      );
    },

    createInfoPageMD(page: InfoData): string {
      describe(page, page.info.description);
      return [
        ...description(page.info),
        ...downloads(language),
        ...authentication(page.securitySchemes ?? {}, language),
        ...contact(page.info, language),
      ].join('\n\n');
    },
  };
}

/** Its own description is written into the page, as Markdown; the rest is handed to components. */
function withPartsMadeAhead(operation: Parts): Parts {
  const {parameters, requestBody, responses, callbacks = {}} = operation;
  return {
    ...operation,
    ...madeAhead({parameters, requestBody, responses}),
    callbacks: mapValues(callbacks, (paths) => mapValues(paths, (methods) => mapValues(methods, withPartsMadeAhead))),
  };
}

/**
 * The components come from src/theme/ApiItem, in one chunk: imported here, each page would bundle its own copy.
 * Of `Translate` nothing is left in a build (src/plugins/lean-client/texts).
 */
function twoColumns(main: string, aside: string): string {
  const body = main.replace(/^import .*\n/gm, '').trim();
  return `import Translate from '@docusaurus/Translate';\n\n<ApiColumns>\n<ApiMain>\n\n${body}\n\n</ApiMain>\n\n${aside}\n\n</ApiColumns>`;
}

function element(name: string, props: object): string {
  // A string is read faster than an object of this size, by MDX as well as by browsers.
  return `<${name} {...JSON.parse(${JSON.stringify(JSON.stringify(props))})} />`;
}

/** Where to send the request, and with what right. */
function access({servers, security, securitySchemes}: Operation, language: Language) {
  const words = labels[language];
  return {
    words: {
      server: words.server,
      access: words.authentication,
      samples: words.samples,
    },
    servers: (servers ?? []).map(({url, description: about}) => ({url, description: about})),
    access: (security ?? []).map((requirement) =>
      Object.entries(requirement).map(([key, scopes]) => {
        const scheme = securitySchemes?.[key] as SecurityScheme | undefined;
        return {
          key,
          kind: scheme ? words.authenticationKinds[scheme.type] : key,
          detail: scheme?.type === 'apiKey' ? (scheme.name ?? '') : scopes.join(', '),
        };
      }),
    ),
    open: words.noAuthentication,
  };
}

function describe(page: PageData, text: string | undefined): void {
  // It stands between double quotation marks in YAML.
  page.frontMatter.description = firstParagraph(text ?? '').replace(/["\\]/g, '\\$&');
}

function description(info: Info): string[] {
  let heading = -1;
  const withIds = clean(info.description).replace(/^(#+ .+)$/gm, (line) => {
    heading += 1;
    const id = info['x-heading-ids']?.[heading];
    return id === undefined ? line : `${line} {#${id}}`;
  });
  return [withIds];
}

/** `pathname://`: files of a static folder, not pages of the site. */
function downloads(language: Language): string[] {
  const words = labels[language];
  const links = descriptionFiles(language).map((name) => `- [${name}](pathname:///openapi/${name})`);
  return [`## ${words.download} {#download}`, words.downloadText, links.join('\n')];
}

export function descriptionFiles(language: Language): [yaml: string, json: string] {
  const name = language === 'en' ? 'petstore' : `petstore.${language}`;
  return [`${name}.yaml`, `${name}.json`];
}

function authentication(schemes: Record<string, SecurityScheme>, language: Language): string[] {
  const words = labels[language];
  const sections = Object.entries(schemes).flatMap(([key, scheme]) => [
    `### ${words.authenticationKinds[scheme.type]} (\`${key}\`) {#${key.toLowerCase().replace(/_/g, '-')}}`,
    clean(scheme.description),
    ...settings(scheme, language),
  ]);
  return sections.length > 0 ? [`## ${words.authentication} {#authentication}`, ...sections] : [];
}

function settings(scheme: SecurityScheme, language: Language): string[] {
  const words = labels[language];
  const head = [words.field, words.value];
  if (scheme.type === 'apiKey' && scheme.in) return [table(head, [[words.parameterIn[scheme.in], code(scheme.name)]])];
  if (scheme.type === 'http') return [table(head, [[words.scheme, code(scheme.scheme)]])];
  if (scheme.type === 'openIdConnect') return [table(head, [[words.address, code(scheme.openIdConnectUrl)]])];
  return Object.entries(scheme.flows ?? {}).flatMap(([name, flow]) => [
    table(
      head,
      [
        [words.flow, code(name)],
        [words.authorizationUrl, code(flow.authorizationUrl)],
        [words.tokenUrl, code(flow.tokenUrl)],
        [words.refreshUrl, code(flow.refreshUrl)],
      ].filter(([, value]) => value !== ''),
    ),
    table(
      [words.scope, words.meaning],
      Object.entries(flow.scopes ?? {}).map(([scope, meaning]) => [code(scope), clean(meaning)]),
    ),
  ]);
}

function contact(info: Info, language: Language): string[] {
  const words = labels[language];
  const {contact: people, license} = info;
  const licenseUrl = license?.url ?? (license?.identifier && `https://spdx.org/licenses/${license.identifier}.html`);
  const rows = [
    [words.version, code(info.version)],
    [words.team, clean(people?.name)],
    [words.email, people?.email ? `[${people.email}](mailto:${people.email})` : ''],
    [words.address, code(people?.url)],
    [words.license, license ? (licenseUrl ? `[${license.name}](${licenseUrl})` : license.name) : ''],
    [words.terms, code(info.termsOfService)],
  ].filter(([, value]) => value !== '');
  return [`## ${words.contact} {#contact}`, table([words.field, words.value], rows)];
}

function code(text: string | undefined): string {
  return text ? `\`${text}\`` : '';
}

function table(head: string[], rows: (string | undefined)[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell?.replace(/\|/g, '\\|') ?? '').join(' | ')} |`).join('\n');
}
