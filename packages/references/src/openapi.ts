import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stringify} from 'yaml';
import {printProblems, type Problem} from '@lectern/kit/problems';
import {sidebarNameOf} from './names';
import {fileOf, type Site} from './site';
import type {OpenApiSettings, ReferencesOptions} from './types';
import {checkOpenapi} from './openapi/check';
import {type Description, readDescription, readYaml} from './openapi/description';
import {relativeLinks, withLinks} from './openapi/links';
import {applyOverlay} from './openapi/overlay';
import {Samples} from './openapi/codeSamples';
import type {LeftOut} from './openapi/model/report';
import {ApiPages} from './openapi/pages';
import {toJsonPath, valueAt} from './openapi/path';
import {firstParagraph} from './openapi/texts';
import {wordsIn} from './openapi/words';
import {descriptionFiles} from './downloads';
import {grouped, withLevels} from './levels';
import {downloadsOf, type TextsFile} from './references';
import type {Generator} from './generator';
import {typesetIn} from './typography';

interface Surroundings {
  options: Pick<ReferencesOptions, 'samples' | 'rules'>;
  site: Site;
  texts: TextsFile[];
  /** Whether pages offer the description for download. */
  hasDownloads: boolean;
}

/** Generates the pages of one OpenAPI file, in all languages. */
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

/** Generates everything in a temporary folder and moves it when it is complete, so that a failure loses nothing. */
async function generate(
  api: OpenApiSettings,
  {site, texts: files, options, hasDownloads}: Surroundings,
): ReturnType<Generator['generate']> {
  const workshop = path.join(site.cache, `work-${api.id}`);
  const description = await readDescription(fileOf(api.file, site));
  const texts = await Promise.all(
    site.languages.map(({locale}) =>
      inLanguage(description, locale, files.find((texts) => texts.locale === locale)?.file),
    ),
  );
  const leftOut = new Map<string, Problem>();
  const {file} = description;
  // Languages with the same texts share a document, by which pages know them.
  const led = new Map<unknown, unknown>();
  for (const document of [description.source, ...texts.map((text) => text.source)])
    if (!led.has(document)) led.set(document, withLinks(document, description.source, api.linksFrom));
  const links = api.linksFrom
    ? []
    : relativeLinks(description.source).map(({path: at, url}) => ({url, file: file.name, line: file.lineOf(at)}));
  const pages = new ApiPages({
    source: led.get(description.source),
    route: api.route,
    sidebar: sidebarNameOf(api),
    samples: new Samples(options.samples),
    report: (part) => void leftOut.set(JSON.stringify(part), problemOf(part, description)),
  });

  await rm(workshop, {recursive: true, force: true});
  for (const [index, {locale, texts: own}] of site.languages.entries()) {
    const downloads = hasDownloads ? descriptionFiles(api, locale, site) : [];
    const made = pages.in(led.get(texts[index]!.source), wordsIn(locale, own), downloads);
    await Promise.all([...made].map(([name, text]) => write(path.join(workshop, locale, api.route, name), text)));
  }
  printProblems(grouped(withLevels([...leftOut.values()], options.rules)));

  for (const [index, {locale, docs}] of site.languages.entries()) {
    await replaceFolder(path.join(workshop, locale, api.route), path.join(docs, api.route));
    if (!hasDownloads) continue;
    const [yaml, json] = downloadsOf(api, locale, site);
    await write(yaml, texts[index]!.yaml);
    await write(json, texts[index]!.json);
  }
  await rm(workshop, {recursive: true, force: true});
  const about = site.languages.map(({locale}, index) => [locale, aboutOf(texts[index]!.source)] as const);
  return {about: Object.fromEntries(about), links};
}

interface InLanguage {
  /** The data for the pages. */
  source: unknown;
  yaml: string;
  json: string;
}

/** The description with the texts of a language; without such texts, the file itself is offered for download. */
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

/** A problem for the author of the description: a part that pages leave out. */
function problemOf({rule, path: at, message}: LeftOut, {file}: Description): Problem {
  return {
    file: file.name,
    line: file.lineOf(at),
    message: `${toJsonPath(at)}: left out, because it cannot be made: ${message}`,
    rule,
    isWarning: true,
  };
}

async function replaceFolder(from: string, to: string): Promise<void> {
  await rm(to, {recursive: true, force: true});
  await mkdir(path.dirname(to), {recursive: true});
  await rename(from, to);
}
