import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {contentFolder, optionsOf, tagsFile} from '../check/folders';
import {longestTitle} from '../check/rules/titles';
import {localesOf} from '../settings/languages';
import type {Site} from '../settings/site';

/** Where Decap CMS saves: `localBackend` on this machine, or a Git host. */
export interface Backend {
  name: string;
  [setting: string]: string;
}

interface Field {
  name: string;
  label: string;
  widget: string;
  [setting: string]: unknown;
}

export interface Collection {
  name: string;
  label: string;
  folder: string;
  create: boolean;
  fields: Field[];
  [setting: string]: unknown;
}

/** The proxy backend, at the URL of the server of `lectern cms`. */
export const localBackend = (site: Site): Backend => ({name: 'proxy', proxy_url: '/api/v1', branch: branchOf(site)});

export function hostedBackend(site: Site): Backend {
  const {backend, signIn} = site.settings.cms ?? {};
  const {organizationName = '', projectName = ''} = site.config;
  return {
    name: 'github',
    repo: `${organizationName}/${projectName}`,
    branch: branchOf(site),
    ...(signIn !== undefined && {base_url: signIn}),
    ...backend,
  };
}

const branchOf = ({settings}: Site): string => settings.cms?.branch ?? 'main';

export const baseUrlOf = ({config}: Site): string => config.baseUrl ?? '/';
export const staticFolder = ({config}: Site): string => config.staticDirectories?.[0] ?? 'static';
/** The folder for uploaded images. */
export const mediaFolder = (site: Site): string => path.posix.join(staticFolder(site), 'img');

/** A section of the editor; some are folders of the docs. */
interface Part {
  name: string;
  kind: 'doc' | 'post';
  inside?: string;
}

function partsOf({content, settings: {sections = {}}}: Site): Part[] {
  return [
    {name: 'docs', kind: 'doc'},
    ...Object.entries(sections).map(([name, inside]): Part => ({name, kind: 'doc', inside})),
    ...(content.post ? [{name: 'blog', kind: 'post'} as const] : []),
  ];
}

/** The settings of Decap CMS, derived from those of the site. */
export function cmsConfig(site: Site, backend: Backend) {
  const {url = '', themeConfig, favicon} = site.config;
  const logo = (themeConfig as {navbar?: {logo?: {src?: string}}} | undefined)?.navbar?.logo?.src ?? favicon;
  return {
    backend,
    // On the Git host, each change becomes a pull request, which the checks run on before it is published.
    ...(backend.name === 'proxy' ? {} : {publish_mode: 'editorial_workflow'}),
    site_url: url + baseUrlOf(site),
    ...(logo !== undefined && {logo: {src: baseUrlOf(site) + logo}}),
    media_folder: mediaFolder(site),
    public_folder: '/img',
    slug: {encoding: 'ascii', clean_accents: true},
    editor: {preview: false},
    show_preview_links: false,
    collections: localesOf(site).flatMap((locale) =>
      partsOf(site)
        .filter((part) => existsSync(path.join(site.dir, folderOf(site, part, locale))))
        .map((part) => collection(site, part, locale)),
    ),
  };
}

function folderOf(site: Site, {kind, inside = ''}: Part, locale: string): string {
  return path.posix.join(contentFolder(site, kind, locale), inside);
}

function collection(site: Site, part: Part, locale: string): Collection {
  const {name, kind} = part;
  const label = name[0]!.toUpperCase() + name.slice(1);
  return {
    name: `${name}-${locale}`,
    label:
      localesOf(site).length > 1 ? `${label} (${site.config.i18n?.localeConfigs?.[locale]?.label ?? locale})` : label,
    folder: folderOf(site, part, locale),
    extension: 'md',
    format: 'frontmatter',
    // Translations have the file name of their original, but a form would name them after their own title.
    create: locale === site.languages.first,
    nested: {depth: 10, subfolders: false, summary: '{{title}}'},
    fields: kind === 'post' ? postFields(site, locale) : docFields(site, locale),
  };
}

function docFields(site: Site, locale: string): Field[] {
  return [
    ...commonFields(site, tagsOf(site, 'doc', locale)),
    optional({name: 'sidebar_label', label: 'Label in the sidebar', widget: 'string'}),
    optional({name: 'draft', label: 'Draft', widget: 'boolean', default: false}),
    body,
  ];
}

function postFields(site: Site, locale: string): Field[] {
  const {authorsMapPath: authors = 'authors.yml'} = optionsOf(site, 'post');
  return [
    ...commonFields(site, tagsOf(site, 'post', locale)),
    {name: 'slug', label: 'Address', widget: 'string', pattern: ['^[a-z0-9/-]+$', 'Small letters, digits, hyphens']},
    ...select(site, 'authors', choices(site, 'post', locale, authors, 'name')),
    {
      name: 'date',
      label: 'Date',
      widget: 'datetime',
      format: 'YYYY-MM-DD',
      date_format: 'YYYY-MM-DD',
      time_format: false,
    },
    optional({name: 'draft', label: 'Draft', widget: 'boolean', default: false}),
    body,
  ];
}

function commonFields(site: Site, tags: object[]): Field[] {
  const {levels} = site;
  return [
    {
      name: 'title',
      label: 'Title',
      widget: 'string',
      ...(levels.titleLength === 'error' && {
        pattern: [`^.{1,${longestTitle}}$`, `Write at most ${longestTitle} characters`],
      }),
    },
    {
      name: 'description',
      label: 'Description',
      widget: 'text',
      required: levels.descriptions === 'error',
      ...(levels.descriptionLength === 'error' && {pattern: ['^.{50,160}$', 'Write 50 to 160 characters']}),
    },
    ...select(site, 'tags', tags),
  ];
}

/** Plain text on purpose: a visual editor would rewrite components and directives. */
const body: Field = {name: 'body', label: 'Text', widget: 'text'};

const optional = (field: Field): Field => ({...field, required: false});

/** A field to choose tags or authors; none if the site has no list. */
function select({levels}: Site, name: 'tags' | 'authors', options: object[]): Field[] {
  if (options.length === 0) return [];
  const isRequired = levels[name] === 'error';
  const label = name === 'tags' ? 'Tags' : 'Authors';
  return [{name, label, widget: 'select', multiple: true, required: isRequired, ...(isRequired && {min: 1}), options}];
}

function tagsOf(site: Site, kind: Part['kind'], locale: string): object[] {
  const file = tagsFile(site, kind);
  return file === undefined ? [] : choices(site, kind, locale, file, 'label');
}

interface Choice {
  label: string;
  value: string;
}

/** The keys of a list, with the names that readers see; without a translated list, those of the first language. */
function choices(site: Site, kind: Part['kind'], locale: string, list: string, labelField: string): Choice[] {
  const file = [locale, site.languages.first]
    .map((one) => path.join(site.dir, contentFolder(site, kind, one), list))
    .find((one) => existsSync(one));
  if (!file) return [];
  const entries = (parse(readFileSync(file, 'utf8')) ?? {}) as Record<string, Record<string, string>>;
  return Object.entries(entries).map(([value, entry]) => ({label: entry[labelField] ?? value, value}));
}
