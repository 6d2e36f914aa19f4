import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {fileOf, type Site} from './site';
import type {OpenApiSettings, ReferencesOptions} from './types';
import {checkOpenapi} from './openapi/check';
import {type Description, readDescription, readYaml} from './openapi/description';
import {applyOverlay} from './openapi/overlay';
import {pagesOf, type Page} from './openapi/pageList';
import {valueAt} from './openapi/path';
import {runPlugin} from './openapi/runPlugin';
import {pluginSettings, type PluginSettings} from './openapi/settings';
import {makeSidebar} from './openapi/sidebar';
import {firstParagraph} from './openapi/texts';
import {withSourceIds} from './openapi/translated';
import {type Words, wordsIn} from './openapi/words';
import {descriptionFiles} from './downloads';
import {withLevels} from './levels';
import {downloadsOf, type TextsFile} from './references';
import type {Generator} from './generator';
import {typesetIn} from './typography';

interface Surroundings {
  options: Pick<ReferencesOptions, 'samples' | 'rules' | 'ownRoutes'>;
  site: Site;
  texts: TextsFile[];
  /** Whether the pages offer the description itself. */
  hasDownloads: boolean;
}

/** Makes the pages of one OpenAPI file, in all languages. */
export function openApiGenerator(api: OpenApiSettings, around: Surroundings): Generator {
  const {site, texts, options} = around;
  const source = fileOf(api.file, site);
  return {
    sources: async () => [...(await readDescription(source)).files, ...texts.map(({file}) => file)],
    check: async () => {
      const overlays = texts.map(async ({locale, file}) => ({locale, file: await readYaml(file)}));
      const problems = await checkOpenapi(await readDescription(source), await Promise.all(overlays), options.rules);
      return withLevels(problems, options.rules);
    },
    generate: () => generate(api, around),
  };
}

/** Everything is made in a workshop and moved when complete, so that a failure loses nothing. */
async function generate(
  api: OpenApiSettings,
  {site, texts: files, options, hasDownloads}: Surroundings,
): ReturnType<Generator['generate']> {
  const workshop = path.join(site.cache, `work-${api.id}`);
  const description = await readDescription(fileOf(api.file, site));
  const pages = pagesOf(description.source);
  const texts = await Promise.all(
    site.languages.map(({locale}) =>
      inLanguage(description, locale, files.find((texts) => texts.locale === locale)?.file),
    ),
  );

  await rm(workshop, {recursive: true, force: true});
  for (const [index, {locale}] of site.languages.entries()) {
    const settings = pluginSettings(
      api,
      {
        locale,
        files: hasDownloads ? descriptionFiles(api, locale, site) : [],
        sampleLanguages: options.samples,
        imports: !options.ownRoutes,
      },
      site,
    );
    const {source} = texts[index]!;
    const isTranslated = source !== description.source;
    await write(settings.specPath, toJson(isTranslated ? withSourceIds(source, description.source, pages) : source));
    await makePages({settings, api, pages, docs: path.join(workshop, locale), words: wordsIn(locale)});
  }

  for (const [index, {locale, docs}] of site.languages.entries()) {
    await replaceFolder(path.join(workshop, locale, api.route), path.join(docs, api.route));
    if (!hasDownloads) continue;
    const [yaml, json] = downloadsOf(api, locale, site);
    await write(yaml, texts[index]!.yaml);
    await write(json, texts[index]!.json);
  }
  await rm(workshop, {recursive: true, force: true});
  return Object.fromEntries(site.languages.map(({locale}, index) => [locale, aboutOf(texts[index]!.source)]));
}

interface InLanguage {
  /** What its pages are made of. */
  source: unknown;
  yaml: string;
  json: string;
}

/** The description with the texts of a language, where there are any; what is downloaded without them is the file itself. */
async function inLanguage(
  {file, value, source, files}: Description,
  locale: string,
  overlay: string | undefined,
): Promise<InLanguage> {
  const own = files.length === 1 ? file.text : undefined;
  const isJson = file.name.endsWith('.json');
  if (!overlay) {
    const yaml = isJson ? undefined : own;
    const json = isJson ? own : undefined;
    return {source, yaml: yaml ?? toYaml(value), json: json ?? toJson(value)};
  }
  const texts = (await readYaml(overlay)).value;
  const translate = (document: unknown) => applyOverlay(document, texts, typesetIn(locale)).document;
  const translated = translate(value);
  return {source: translate(source), yaml: toYaml(translated), json: toJson(translated)};
}

function toYaml(document: unknown): string {
  return stringify(document, {lineWidth: 100});
}

function toJson(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

function aboutOf(source: unknown): {title: string; description: string} {
  const text = (key: string): string => {
    const value = valueAt(source, ['info', key]);
    return typeof value === 'string' ? value : '';
  };
  return {title: text('title'), description: firstParagraph(text('description'))};
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

interface Work {
  settings: PluginSettings;
  api: OpenApiSettings;
  pages: Page[];
  /** Stands for the docs of the language. */
  docs: string;
  words: Words;
}

async function makePages({settings, api, pages, docs, words}: Work): Promise<void> {
  const folder = path.join(docs, api.route);
  const {complaints} = await runPlugin({options: settings, docsDir: docs, route: api.route});
  const missing = [...new Set(pages.map(pageFile))].filter((file) => !existsSync(path.join(folder, file)));
  if (missing.length > 0) {
    const why = complaints.length > 0 ? `\n${complaints.join('\n')}` : '';
    throw new Error(`${api.file}: docusaurus-plugin-openapi-docs left out ${missing.join(', ')}.${why}`);
  }
  await translateProps(folder, words);
  await makeSidebar(folder, words);
}

function pageFile({kind, id}: Page): string {
  switch (kind) {
    case 'operation':
      return `${id}.api.mdx`;
    case 'schema':
      return `schemas/${id}.schema.mdx`;
    default:
      return `${id}.${kind}.mdx`;
  }
}

/** Properties of components stand in JSON files beside the pages, with English headings in some. */
async function translateProps(folder: string, words: Words): Promise<void> {
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.json'))) {
    const file = path.join(folder, name);
    const props = JSON.parse(await readFile(file, 'utf8')) as {title?: string; label?: string};
    if (props.title === 'Body') props.title = words.body;
    if (props.label === 'Callbacks Responses') props.label = words.callbackResponses;
    await writeFile(file, JSON.stringify(props));
  }
}

async function replaceFolder(from: string, to: string): Promise<void> {
  await rm(to, {recursive: true, force: true});
  await mkdir(path.dirname(to), {recursive: true});
  await rename(from, to);
}
