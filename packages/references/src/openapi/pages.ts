import {createApiPageMD, createSchemaPageMD} from 'docusaurus-plugin-openapi-docs/lib/markdown';
import {clean} from 'docusaurus-plugin-openapi-docs/lib/markdown/utils';
import {highlight} from '@lectern/kit/code/highlight';
import {madeAhead} from './madeAhead';
import {mapValues} from './objects';
import type {SampleLanguage} from '../types';
import {samplesOf, type Operation} from './samples';
import {firstParagraph} from './texts';
import {type Words, wordsIn} from './words';

/** What the plugin hands to a generator. It renders the front matter afterwards, so a generator may change that too. */
export interface PageData {
  id: string;
  infoId?: string;
  title: string;
  frontMatter: {description?: string};
}

export interface InfoData extends PageData {
  info: Info;
  securitySchemes?: Record<string, SecurityScheme>;
}

export interface Info {
  description?: string;
  version: string;
  contact?: {name?: string; email?: string; url?: string};
  license?: {name: string; url?: string; identifier?: string};
  termsOfService?: string;
  /** Ids of the headings of the description, where it is translated: those of the source. */
  'x-heading-ids'?: string[];
  /** The title, where it is translated: the plugin makes ids of the other. */
  'x-title'?: string;
}

export interface SecurityScheme {
  type: keyof Words['authenticationKinds'];
  description?: string;
  name?: string;
  in?: 'header' | 'query' | 'cookie';
  scheme?: string;
  openIdConnectUrl?: string;
  flows?: Record<string, Flow>;
}

export interface Flow {
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes?: Record<string, string>;
}

export interface ApiData extends PageData {
  api: Operation & {description?: string; deprecated?: boolean};
}

type Parts = Pick<Operation, 'parameters' | 'requestBody' | 'responses'> & {callbacks?: Callbacks};
/** By name, path and method. */
type Callbacks = Record<string, Record<string, Record<string, Parts>>>;

export interface SchemaData extends PageData {
  schema: {description?: string; 'x-page-id'?: string};
  frontMatter: {description?: string; sample?: string};
}

interface Language {
  locale: string;
  /** The description, to download. */
  files: string[];
  sampleLanguages: SampleLanguage[];
  /** Whether pages bring the components that they use. */
  imports: boolean;
}

/**
 * The plugin's generators with what they leave out: descriptions for search engines, other languages than English,
 * and code samples that stand in the page instead of being made in the browser.
 */
export function markdownGenerators({locale, files, sampleLanguages, imports}: Language) {
  const words = wordsIn(locale);
  return {
    createApiPageMD(page: ApiData): string {
      const main = createApiPageMD({...page, api: withPartsMadeAhead(page.api)})
        .replace('children={"Callbacks"}', `children={${JSON.stringify(words.callbacks)}}`)
        .replace(':::caution[deprecated]', `:::warning[${words.deprecated}]`);
      head(page, page.api.description);
      const samples = samplesOf(page.api, sampleLanguages, imports);
      return twoColumns(main, element('RequestPanel', {...access(page, words), samples}), imports);
    },

    createSchemaPageMD(page: SchemaData): string {
      page.id = page.schema['x-page-id'] ?? page.id;
      const example = JSON.stringify(JSON.parse(page.frontMatter.sample ?? 'null'), null, 2);
      const main = createSchemaPageMD({
        ...page,
        schema: {...madeAhead(page.schema), description: page.schema.description},
      });
      head(page, page.schema.description);
      const panel = element('ExamplePanel', {title: words.example, html: highlight(example, 'json')});
      return twoColumns(main, panel, imports);
    },

    createTagPageMD(page: PageData & {tag: {description?: string}}): string {
      head(page, page.tag.description);
      return ["import DocCardList from '@theme/DocCardList';", clean(page.tag.description), '<DocCardList />'].join(
        '\n\n',
      );
    },

    createInfoPageMD(page: InfoData): string {
      page.title = page.info['x-title'] ?? page.title;
      head(page, page.info.description);
      return [
        ...description(page.info),
        ...downloads(files, words),
        ...authentication(page.securitySchemes ?? {}, words),
        ...contact(page.info, words),
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

/** What pages of operations and schemas are made of: all parts of `@theme/ApiPage/components`. */
const components = [
  'ApiColumns',
  'ApiMain',
  'RequestPanel',
  'ExamplePanel',
  'Heading',
  'MethodEndpoint',
  'OperationTabs',
  'ParamsDetails',
  'RequestSchema',
  'Schema',
  'StatusCodes',
  'TabItem',
];

/** Where `@theme/ApiPage` shows the page, it hands them over. Of `Translate`, a build may leave nothing. */
function twoColumns(main: string, aside: string, imports: boolean): string {
  const body = main.replace(/^import .*\n/gm, '').trim();
  const head = [
    "import Translate from '@docusaurus/Translate';",
    ...(imports ? [`import {${components.join(', ')}} from '@theme/ApiPage/components';`] : []),
  ].join('\n');
  return `${head}\n\n<ApiColumns>\n<ApiMain>\n\n${body}\n\n</ApiMain>\n\n${aside}\n\n</ApiColumns>`;
}

function element(name: string, props: object): string {
  // A string is read faster than an object of this size, by MDX as well as by browsers.
  return `<${name} {...JSON.parse(${JSON.stringify(JSON.stringify(props))})} />`;
}

/** Where to send the request, and with what right. */
function access({infoId, api: {servers, security, securitySchemes}}: ApiData, words: Words) {
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
    // The page of the API says how to get it.
    info: infoId,
  };
}

/** Title and description of a page stand between double quotation marks in YAML. */
function head(page: PageData, text: string | undefined): void {
  page.frontMatter.description = quotable(firstParagraph(text?.trim() ? text : page.title));
  page.title = quotable(page.title);
}

function quotable(text: string): string {
  return text.replace(/["\\]/g, '\\$&').replace(/[\r\n\t]+/g, ' ');
}

/** The form that MDX takes in any site. */
function anchor(id: string): string {
  return `{/* #${id} */}`;
}

function description(info: Info): string[] {
  let heading = -1;
  const withIds = clean(info.description).replace(/^(#+ .+)$/gm, (line) => {
    heading += 1;
    const id = info['x-heading-ids']?.[heading];
    return id === undefined ? line : `${line} ${anchor(id)}`;
  });
  return [withIds];
}

/** `pathname://`: files of a static folder, not pages of the site. */
function downloads(files: string[], words: Words): string[] {
  const links = files.map((name) => `- [${name}](pathname:///openapi/${name})`);
  return links.length === 0 ? [] : [`## ${words.download} ${anchor('download')}`, words.downloadText, links.join('\n')];
}

function authentication(schemes: Record<string, SecurityScheme>, words: Words): string[] {
  const sections = Object.entries(schemes).flatMap(([key, scheme]) => [
    `### ${words.authenticationKinds[scheme.type]} (\`${key}\`) ${anchor(key.toLowerCase().replace(/_/g, '-'))}`,
    clean(scheme.description),
    ...settings(scheme, words),
  ]);
  return sections.length > 0 ? [`## ${words.authentication} ${anchor('authentication')}`, ...sections] : [];
}

function settings(scheme: SecurityScheme, words: Words): string[] {
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

function contact(info: Info, words: Words): string[] {
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
  return [`## ${words.contact} ${anchor('contact')}`, table([words.field, words.value], rows)];
}

function code(text: string | undefined): string {
  return text ? `\`${text}\`` : '';
}

function table(head: string[], rows: (string | undefined)[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell?.replace(/\|/g, '\\|') ?? '').join(' | ')} |`).join('\n');
}
