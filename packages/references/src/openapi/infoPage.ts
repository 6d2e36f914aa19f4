import {createSlugger} from '@docusaurus/utils';
import {anchor, asBlocks, asMdx, headingsOf, pageOf, plain, quoted, table} from './mdx';
import {operationsTable, type TitledOperation} from './operationsTable';
import {asString, isObject, valueAt} from './path';
import {groupsOf, isWebhook, type ListedTag, mostOpen} from './sidebar';
import {firstParagraph} from './texts';
import type {Words} from './words';

interface InfoPage {
  id: string;
  /** In the language of the page, and in the default one. */
  document: unknown;
  source: unknown;
  /** The description, for download. */
  files: string[];
  operations: TitledOperation[];
  tags: ListedTag[];
  words: Words;
}

interface SecurityScheme {
  type: keyof Words['authenticationKinds'];
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

/** The page of the API: description, operations, authentication, contact. It is Markdown, so it has a table of contents. */
export function infoPage({id, document, source, files, operations, tags, words}: InfoPage): string {
  const info = objectAt(document, ['info']);
  const schemes = objectAt(document, ['components', 'securitySchemes']) as Record<string, SecurityScheme>;
  const title = asString(info.title) || id;
  const slugger = createSlugger();
  const ids = headingsOf(valueAt(source, ['info', 'description'])).map((heading) => slugger.slug(heading));
  const about = asBlocks(info.description, document === source ? [] : ids);
  const heading = about.findIndex((block) => block.startsWith('#'));
  const end = heading < 0 ? about.length : heading;
  return pageOf(
    {
      id,
      title: quoted(title),
      description: quoted(firstParagraph(asString(info.description)) || title),
      custom_edit_url: 'null',
    },
    [
      ...about.slice(0, end),
      ...listOf(operations, tags, words),
      ...about.slice(end),
      ...downloads(files, words),
      ...authentication(schemes, words),
      ...contact(info, words),
    ].join('\n\n'),
  );
}

function objectAt(document: unknown, path: string[]): Record<string, unknown> {
  const value = valueAt(document, path);
  return isObject(value) ? value : {};
}

/** What the API can do, by tag; of very many, the groups, whose pages list them. */
function listOf(operations: TitledOperation[], tags: ListedTag[], words: Words): string[] {
  if (operations.length === 0) return [];
  const head = `## ${words.operations} ${anchor('operations')}`;
  const groups = groupsOf(tags, operations);
  const tagOf = (name: string): ListedTag => tags.find((tag) => tag.name === name) ?? {name, label: name};
  if (operations.length > mostOpen) {
    const links = groups
      .map(tagOf)
      .map(({label, id}) => (id ? `- [${plain(label)}](./${id}.tag.mdx)` : `- ${plain(label)}`));
    return groups.length > 0 ? [head, links.join('\n')] : [];
  }
  const untagged = operations.filter((one) => one.tags.length === 0 && !isWebhook(one));
  const webhooks = operations.filter((one) => one.tags.length === 0 && isWebhook(one));
  return [
    head,
    ...groups.flatMap((name, index) => [
      `### ${plain(tagOf(name).label)} ${anchor(`operations-${index + 1}`)}`,
      operationsTable(
        operations.filter((one) => one.tags.includes(name)),
        words,
      ),
    ]),
    ...(untagged.length > 0 && groups.length > 0 ? [`### ${words.untagged} ${anchor('operations-other')}`] : []),
    ...(untagged.length > 0 ? [operationsTable(untagged, words)] : []),
    ...(webhooks.length > 0 ? [`### ${words.webhooks} ${anchor('operations-webhooks')}`] : []),
    ...(webhooks.length > 0 ? [operationsTable(webhooks, words)] : []),
  ];
}

/** `pathname://` marks static files, which aren't pages of the site. */
function downloads(files: string[], words: Words): string[] {
  const links = files.map((name) => `- [${name}](pathname:///openapi/${name})`);
  return links.length === 0 ? [] : [`## ${words.download} ${anchor('download')}`, words.downloadText, links.join('\n')];
}

function authentication(schemes: Record<string, SecurityScheme>, words: Words): string[] {
  const sections = Object.entries(schemes).flatMap(([key, scheme]) => [
    `### ${words.authenticationKinds[scheme.type] ?? key} \`${key}\` ${anchor(key.toLowerCase().replace(/_/g, '-'))}`,
    asMdx(scheme.description),
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
      Object.entries(flow.scopes ?? {}).map(([scope, meaning]) => [code(scope), cell(meaning)]),
    ),
  ]);
}

function contact(info: Record<string, unknown>, words: Words): string[] {
  const people = isObject(info.contact) ? info.contact : {};
  const license = isObject(info.license) ? info.license : {};
  const licenseUrl =
    asString(license.url) || (license.identifier && `https://spdx.org/licenses/${asString(license.identifier)}.html`);
  const name = license.name === undefined ? '' : cell(license.name);
  const rows = [
    [words.version, code(info.version)],
    [words.team, cell(people.name)],
    [words.email, typeof people.email === 'string' ? `[${people.email}](mailto:${people.email})` : ''],
    [words.address, code(people.url)],
    [words.license, licenseUrl ? `[${name}](${asString(licenseUrl)})` : name],
    [words.terms, code(info.termsOfService)],
  ].filter(([, value]) => value !== '');
  return rows.length === 0 ? [] : [`## ${words.contact} ${anchor('contact')}`, table([words.field, words.value], rows)];
}

function code(text: unknown): string {
  return asString(text) && `\`${asString(text)}\``;
}

/** A text for a table cell, without syntax of MDX. */
function cell(text: unknown): string {
  return typeof text === 'string'
    ? text
        .trim()
        .replace(/[{}<]/g, String.raw`\$&`)
        .replace(/\s*\n\s*/g, ' ')
    : '';
}
