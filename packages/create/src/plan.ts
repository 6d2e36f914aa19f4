import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listOf, parts, type Answers, type Part} from './answers';
import {defaultLanguage, hasSamples, template} from './samples';
import {fillIn, inQuotes, keepParts} from './template';
import type {Packages} from './index';

/** The files of a site, by path. */
export type Files = Record<string, string>;

interface Source {
  version: string;
  packages?: Packages;
}

/** The part to which a sample file belongs. */
const owners: [pattern: RegExp, part: Part][] = [
  [/(?:^|\/)(?:blog|docusaurus-plugin-content-blog)\//, 'blog'],
  [/(?:^|\/)wiki\//, 'wiki'],
  [/(?:^|\/)openapi\./, 'rest'],
  [/(?:^|\/)schema\./, 'graphql'],
];

export function planSite(answers: Answers, source: Source): Files {
  const languages = listOf(answers.languages);
  const present = new Set<string>(parts.filter((part) => !listOf(answers.without).includes(part)));
  if (repositoryOf(answers)) present.add('repository');
  if (languages.length > 1) present.add('languages');

  const texts = textsOf(languages[0]!);
  const values = {...valuesOf(answers, languages), ...texts};
  const files: Files = {};
  for (const [name, text] of filesIn('site')) {
    files[name.replace(/^gitignore$/, '.gitignore')] = fillIn(keepParts(text, present), values, name);
  }
  files['package.json'] = manifestOf(files['package.json']!, present, source);

  const translated = pinsOf(languages[0]!);
  languages.forEach((language, index) => {
    // A first language without samples gets those of the default; others then show the pages of the first one.
    const place = index === 0 ? firstPlaceOf : translatedPlaceOf(language);
    for (const [name, text] of filesIn(`content/${hasSamples(language) || index > 0 ? language : defaultLanguage}`)) {
      const to = place(name);
      if (to && owners.every(([pattern, part]) => present.has(part) || !pattern.test(to))) {
        files[to] = index > 0 ? withPin(text, translated[name]) : text;
      }
    }
    if (index > 0 && hasSamples(language)) {
      Object.assign(files, translationsOf(language, texts, present));
      files[`i18n/${language}/same.yml`] = sameIn(language, texts, present, answers.name.trim());
    }
  });
  return files;
}

/** Translations of the configuration, in the files in which Docusaurus looks for them. */
function translationsOf(language: string, first: Texts, present: Set<string>): Files {
  const own = textsOf(language);
  const message = (key: string, text: string): [string, {message: string}] => [key, {message: text}];
  const labels = labelsIn(present);
  const files: Record<string, [string, {message: string}][]> = {
    'docusaurus-theme-classic/navbar.json': labels.map((name) => message(`item.label.${first[name]}`, own[name])),
    ...(present.has('blog') && {
      'docusaurus-plugin-content-blog/options.json': [
        message('title', own.blog),
        message('description', own.blogDescription),
        message('sidebar.title', own.recentPosts),
      ],
    }),
  };
  return Object.fromEntries(
    Object.entries(files).map(([name, messages]) => [
      `i18n/${language}/${name}`,
      `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`,
    ]),
  );
}

/** Names that are the same in both languages, so that `lectern i18n status` doesn't report them as untranslated. */
function sameIn(language: string, first: Texts, present: Set<string>, siteName: string): string {
  const own = textsOf(language);
  const labels = labelsIn(present).filter((label) => own[label] === first[label]);
  const apis = [present.has('rest') && 'REST', present.has('graphql') && 'GraphQL'].filter((name) => name !== false);
  const names = [siteName, ...labels.map((label) => own[label]), ...apis];
  return names.map((name) => `- ${JSON.stringify(name)}\n`).join('');
}

/** Labels of the navigation bar that a site with these parts has. */
const labelsIn = (present: Set<string>): ('guide' | 'wiki' | 'blog' | 'source')[] =>
  (['guide', 'wiki', 'blog', 'source'] as const).filter(
    (name) => name === 'guide' || present.has(name === 'source' ? 'repository' : name),
  );

/** Fingerprints of the sample pages in a language, as `lectern i18n accept` writes them into translations. */
const pinsOf = (language: string): Record<string, string> =>
  readBesideSamples(language, 'pins.json') as Record<string, string>;

function withPin(text: string, pin: string | undefined): string {
  return pin ? text.replace(/^---\n([^]*?)\n---/, `---\n$1\ntranslation_of: ${pin}\n---`) : text;
}

/** Texts in the configuration. */
type Texts = Record<'tagline' | 'guide' | 'wiki' | 'blog' | 'blogDescription' | 'recentPosts' | 'source', string>;

const textsOf = (language: string): Texts => readBesideSamples(language, 'texts.json') as Texts;

/** A file beside the samples of a language, or beside those of the default if it has none. */
function readBesideSamples(language: string, name: string): unknown {
  const file = path.join(template, 'content', hasSamples(language) ? language : defaultLanguage, name);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** All files in a folder of the template; none if it doesn't exist. */
function filesIn(folder: string): [name: string, text: string][] {
  const root = path.join(template, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [path.relative(root, file).split(path.sep).join('/'), readFileSync(file, 'utf8')]);
}

const firstPlaceOf = (name: string): string | undefined => (name.endsWith('.json') ? undefined : name);

const translatedPlaceOf =
  (language: string) =>
  (name: string): string | undefined => {
    const [folder, ...rest] = name.split('/');
    const places: Record<string, string> = {
      docs: 'docusaurus-plugin-content-docs/current',
      blog: 'docusaurus-plugin-content-blog',
    };
    const place = places[folder!];
    return place && path.posix.join('i18n', language, place, ...rest);
  };

const repositoryOf = ({repository}: Answers): string =>
  repository === '-' ? '' : repository.replace(/\/+$|\.git$/, '');

function valuesOf(answers: Answers, languages: string[]): Record<string, string> {
  const {name, url} = answers;
  const {origin, pathname} = new URL(url);
  const repository = repositoryOf(answers);
  return {
    name: name.trim(),
    url: origin,
    baseUrl: `${pathname}/`.replace(/\/+$/, '/'),
    repository,
    // GitLab has a hyphen between the path of a project and its pages.
    edit: `${repository}${/^https:\/\/[^/]*gitlab/.test(repository) ? '/-' : ''}/edit/main/`,
    language: languages[0]!,
    languages: languages.join("', '"),
    taglines: taglinesIn(languages),
    package: packageNameOf(name),
  };
}

/** The tagline in the first language, and a line of code for each other one that there are samples in. */
function taglinesIn([first = defaultLanguage, ...others]: string[]): string {
  const quoted = (language: string): string => inQuotes(textsOf(language).tagline);
  const lines = others.filter(hasSamples).map((language) => `',\n  '${language}': '${quoted(language)}`);
  return quoted(first) + lines.join('');
}

/** `Acme Docs` → acme-docs */
function packageNameOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['docs'];
  return words.join('-');
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const ofApis = '@lectern/references';

/** All our packages have the same version; those of parts that are left out are removed. */
function manifestOf(text: string, present: Set<string>, {version, packages}: Source): string {
  const manifest = JSON.parse(text) as Manifest;
  if (!present.has('rest') && !present.has('graphql')) delete manifest.dependencies[ofApis];
  for (const list of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(list)) if (list[name] === '*') list[name] = packages?.[name] ?? version;
  }
  // Packed packages also need each other, and the registry may not have them.
  const others = Object.entries(packages ?? {}).filter(
    ([name]) => name !== ofApis && !(name in manifest.devDependencies),
  );
  Object.assign(manifest.dependencies, Object.fromEntries(others));
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
