import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {cms} from '../../src/config/cms';
import {defaultLocale, i18n, locales, type Locale} from '../../src/config/i18n';
import {tagsFile, when} from '../../src/config/presentParts';
import {site} from '../../src/config/site';
import {contentFolder, type Kind} from '../../src/i18n/contentFolders';
import {longestTitle} from '@lectern/cli/check/rules/titles';
import {levels} from '../../src/settings/levels';

/** Where Decap CMS saves: `localBackend` on this machine, or the Git host. */
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

/** Below the address of the server of `npm run cms`. */
export const localBackend: Backend = {name: 'proxy', proxy_url: '/api/v1', branch: cms.branch};

export const hostedBackend: Backend = {
  name: 'github',
  repo: `${site.organizationName}/${site.projectName}`,
  branch: cms.branch,
  base_url: cms.signIn,
};

/** Parts of the site that authors know by these names; the wiki is a folder of the docs. */
const collections: {name: string; kind: Kind; inside?: string; label: string}[] = [
  {name: 'docs', kind: 'doc', label: 'Docs'},
  ...when('wiki', {name: 'wiki', kind: 'doc', inside: 'wiki', label: 'Wiki'} as const),
  ...when('blog', {name: 'blog', kind: 'post', label: 'Blog'} as const),
];

/** The settings of Decap CMS, made from those of the site: nothing is told twice. */
export function cmsConfig(backend: Backend) {
  const isLocal = backend.name === 'proxy';
  return {
    backend,
    // On the Git host, each change is a pull request, which the checks read before it is published.
    ...(isLocal ? {} : {publish_mode: 'editorial_workflow'}),
    site_url: site.url + site.baseUrl,
    logo: {src: `${site.baseUrl}img/logo.svg`},
    media_folder: 'static/img',
    public_folder: '/img',
    slug: {encoding: 'ascii', clean_accents: true},
    editor: {preview: false},
    show_preview_links: false,
    collections: locales.flatMap((locale) =>
      collections.filter((part) => existsSync(folderOf(part, locale))).map((part) => collection(part, locale)),
    ),
  };
}

function folderOf({kind, inside = ''}: (typeof collections)[number], locale: Locale): string {
  return path.posix.join(contentFolder(kind, locale), inside);
}

function collection(part: (typeof collections)[number], locale: Locale): Collection {
  const {name, kind, label} = part;
  return {
    name: `${name}-${locale}`,
    label: locales.length > 1 ? `${label} (${i18n.localeConfigs?.[locale]?.label ?? locale})` : label,
    folder: folderOf(part, locale),
    extension: 'md',
    format: 'frontmatter',
    // A translation takes the file name of its original, and a form would name it by its own title.
    create: locale === defaultLocale,
    nested: {depth: 10, subfolders: false, summary: '{{title}}'},
    fields: kind === 'post' ? postFields(locale) : docFields(locale),
  };
}

function docFields(locale: Locale): Field[] {
  return [
    ...commonFields(tagsOf('doc', locale)),
    optional({name: 'sidebar_label', label: 'Label in the sidebar', widget: 'string'}),
    optional({name: 'draft', label: 'Draft', widget: 'boolean', default: false}),
    body,
  ];
}

function postFields(locale: Locale): Field[] {
  return [
    ...commonFields(tagsOf('post', locale)),
    {name: 'slug', label: 'Address', widget: 'string', pattern: ['^[a-z0-9/-]+$', 'Small letters, digits, hyphens']},
    ...select('authors', 'Authors', choices('post', locale, 'authors.yml', 'name')),
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

function commonFields(tags: object[]): Field[] {
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
    ...select('tags', 'Tags', tags),
  ];
}

/** Plain text on purpose: a visual editor would rewrite components and directives. */
const body: Field = {name: 'body', label: 'Text', widget: 'text'};

const optional = (field: Field): Field => ({...field, required: false});

/** A site without a list has nothing to choose from. */
function select(name: 'tags' | 'authors', label: string, options: object[]): Field[] {
  if (options.length === 0) return [];
  const isRequired = levels[name] === 'error';
  return [{name, label, widget: 'select', multiple: true, required: isRequired, ...(isRequired && {min: 1}), options}];
}

function tagsOf(kind: Kind, locale: Locale): object[] {
  const file = tagsFile(contentFolder(kind, defaultLocale));
  return file ? choices(kind, locale, file, 'label') : [];
}

/** The keys of a list to choose from, under the names that readers see; untranslated, it is that of the first language. */
function choices(kind: Kind, locale: Locale, list: string, labelField: string): {label: string; value: string}[] {
  const file = [locale, defaultLocale]
    .map((one) => path.posix.join(contentFolder(kind, one), list))
    .find((one) => existsSync(one));
  if (!file) return [];
  const entries = (parse(readFileSync(file, 'utf8')) ?? {}) as Record<string, Record<string, string>>;
  return Object.entries(entries).map(([value, entry]) => ({label: entry[labelField] ?? value, value}));
}
