import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {cms} from '../../src/config/cms';
import {i18n, locales, type Locale} from '../../src/config/i18n';
import {site} from '../../src/config/site';
import {contentFolders, type Kind} from '../../src/i18n/contentFolders';

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
const parts: {name: string; kind: Kind; folder?: string; label: Record<Locale, string>}[] = [
  {name: 'docs', kind: 'doc', label: {en: 'Docs', fr: 'Docs'}},
  {name: 'wiki', kind: 'doc', folder: 'wiki', label: {en: 'Wiki', fr: 'Wiki'}},
  {name: 'blog', kind: 'post', label: {en: 'Blog', fr: 'Blog'}},
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
    collections: locales.flatMap((locale) => parts.map((part) => collection(part, locale))),
  };
}

function collection({name, kind, folder = '', label}: (typeof parts)[number], locale: Locale): Collection {
  return {
    name: `${name}-${locale}`,
    label: `${label[locale]} (${i18n.localeConfigs?.[locale]?.label})`,
    folder: path.posix.join(contentFolders[kind][locale], folder),
    extension: 'md',
    format: 'frontmatter',
    // A translation takes the name of its English page, and a form would name it by its French title.
    create: locale === i18n.defaultLocale,
    nested: {depth: 10, subfolders: false, summary: '{{title}}'},
    fields: kind === 'post' ? postFields(locale) : docFields(locale),
  };
}

function docFields(locale: Locale): Field[] {
  return [
    ...commonFields(kindTags('doc', locale)),
    optional({name: 'sidebar_label', label: 'Label in the sidebar', widget: 'string'}),
    optional({name: 'draft', label: 'Draft', widget: 'boolean', default: false}),
    body,
  ];
}

function postFields(locale: Locale): Field[] {
  return [
    ...commonFields(kindTags('post', locale)),
    {name: 'slug', label: 'Address', widget: 'string', pattern: ['^[a-z0-9/-]+$', 'Small letters, digits, hyphens']},
    {
      name: 'authors',
      label: 'Authors',
      widget: 'select',
      multiple: true,
      min: 1,
      options: options(path.posix.join(contentFolders.post[locale], 'authors.yml'), 'name'),
    },
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
    {name: 'title', label: 'Title', widget: 'string'},
    {
      name: 'description',
      label: 'Description',
      widget: 'text',
      pattern: ['^.{50,160}$', 'Write 50 to 160 characters'],
    },
    {name: 'tags', label: 'Tags', widget: 'select', multiple: true, min: 1, options: tags},
  ];
}

/** Plain text on purpose: a visual editor would rewrite components and directives. */
const body: Field = {name: 'body', label: 'Text', widget: 'text'};

const optional = (field: Field): Field => ({...field, required: false});

function kindTags(kind: 'doc' | 'post', locale: Locale): object[] {
  return options(path.posix.join(contentFolders[kind][locale], 'tags.yml'), 'label');
}

/** The keys of a YAML file to choose from, under the names that readers see. */
function options(file: string, labelField: string): {label: string; value: string}[] {
  const entries = parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  return Object.entries(entries).map(([value, entry]) => ({label: entry[labelField] ?? value, value}));
}
