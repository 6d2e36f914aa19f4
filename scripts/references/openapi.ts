import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {createSlugger} from '@docusaurus/utils';
import {stringify} from 'yaml';
import {openapiConfig, sidebarFile} from '../../src/config/openapi';
import {checkOpenapi} from './openapi/check';
import {labels, type Language} from './openapi/labels';
import {applyOverlay} from './openapi/overlay';
import {kebabCase, pagesOf, type Page} from './openapi/pageList';
import {descriptionFiles} from './openapi/pages';
import {isObject, valueAt} from './openapi/path';
import {runPlugin} from './openapi/runPlugin';
import {withFrenchTypography} from './openapi/texts';
import {YamlFile} from './openapi/yamlFile';
import type {Problem, Reference} from './types';

const sourceFile = 'examples/petstore.yaml';
const overlayFile = 'examples/petstore.fr.overlay.yaml';
const downloadFolder = '.cache/static/openapi';
/** Everything is made here first and moved when complete, so that a failure loses nothing. */
const workshop = '.cache/references/openapi-work';

const generator = [
  'src/config/openapi.ts',
  'scripts/references/openapi.ts',
  'src/remark/code/highlight.ts',
  ...['check', 'labels', 'overlay', 'pageList', 'pages', 'path', 'runPlugin', 'samples', 'texts', 'yamlFile'].map(
    (module) => `scripts/references/openapi/${module}.ts`,
  ),
  ...['api', 'page', 'schema'].map((template) => `scripts/references/openapi/${template}.mustache`),
];

export const openapiReference: Reference = {
  name: 'REST',
  sources: [sourceFile, overlayFile, ...generator],
  outputs: [openapiConfig.petstore.outputDir, openapiConfig['petstore-fr'].outputDir, sidebarFile, downloadFolder],

  async check(): Promise<Problem[]> {
    return checkOpenapi(await readYaml(sourceFile), await readYaml(overlayFile));
  },

  async generate(): Promise<void> {
    const source = await readYaml(sourceFile);
    const english = source.value;
    const french = applyOverlay(english, (await readYaml(overlayFile)).value, withFrenchTypography).document;
    const pages = pagesOf(english);

    await rm(workshop, {recursive: true, force: true});
    await writeDownloads(source.text, english, french);
    await write(openapiConfig['petstore-fr'].specPath, stringify(withEnglishIds(french, english, pages)));

    await makePages('petstore', 'en', pages);
    await makePages('petstore-fr', 'fr', pages);
    await makeSidebar();

    await replaceFolder(pagesFolder('en'), openapiConfig.petstore.outputDir);
    await replaceFolder(pagesFolder('fr'), openapiConfig['petstore-fr'].outputDir);
    await replaceFolder(path.join(workshop, 'downloads'), downloadFolder);
    await rm(workshop, {recursive: true, force: true});
  },
};

async function readYaml(file: string): Promise<YamlFile> {
  return new YamlFile(file, await readFile(file, 'utf8'));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

async function writeDownloads(englishYaml: string, english: unknown, french: unknown): Promise<void> {
  const texts = {
    en: [englishYaml, toJson(english)],
    fr: [stringify(french, {lineWidth: 100}), toJson(french)],
  };
  for (const language of ['en', 'fr'] as const) {
    for (const [index, name] of descriptionFiles(language).entries()) {
      await write(path.join(workshop, 'downloads', name), texts[language][index] ?? '');
    }
  }
}

function toJson(document: unknown): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Addresses and anchors must not change with the language, and some of them stem from titles. */
function withEnglishIds(french: unknown, english: unknown, pages: Page[]): unknown {
  const document = structuredClone(french);
  for (const page of pages.filter(({kind}) => kind === 'schema')) {
    const schema = valueAt(document, page.title.slice(0, -1));
    if (isObject(schema)) schema['x-page-id'] = page.id;
  }
  const info = valueAt(document, ['info']);
  if (isObject(info)) {
    info['x-page-id'] = kebabCase(String(valueAt(english, ['info', 'title'])));
    info['x-heading-ids'] = headingIds(String(valueAt(english, ['info', 'description'])));
  }
  return document;
}

function headingIds(markdown: string): string[] {
  const slugger = createSlugger();
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slugger.slug(heading ?? ''));
}

function pagesFolder(language: Language): string {
  return path.join(workshop, language, 'docs/api/petstore');
}

async function makePages(id: keyof typeof openapiConfig, language: Language, pages: Page[]): Promise<void> {
  const folder = pagesFolder(language);
  await runPlugin({id, options: openapiConfig[id], docsDir: path.join(workshop, language, 'docs')});
  await translateProps(folder, language);

  const missing = pages.map(fileOf).filter((file) => !existsSync(path.join(folder, file)));
  if (missing.length > 0) throw new Error(`docusaurus-plugin-openapi-docs left out: ${missing.join(', ')}`);
}

function fileOf({kind, id}: Page): string {
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
async function translateProps(folder: string, language: Language): Promise<void> {
  const words = labels[language];
  for (const name of (await readdir(folder)).filter((entry) => entry.endsWith('.json'))) {
    const file = path.join(folder, name);
    const props = JSON.parse(await readFile(file, 'utf8')) as {title?: string; label?: string};
    if (props.title === 'Body') props.title = words.body;
    if (props.label === 'Callbacks Responses') props.label = words.callbackResponses;
    await writeFile(file, JSON.stringify(props));
  }
}

/** sidebars.ts reads JSON: a TypeScript module that may not exist yet would fail the type check. */
async function makeSidebar(): Promise<void> {
  const moduleFile = path.resolve(pagesFolder('en'), 'sidebar.ts');
  const module = (await import(pathToFileURL(moduleFile).href)) as {default: unknown};
  await write(path.join(pagesFolder('en'), path.basename(sidebarFile)), toJson(module.default));
  for (const language of ['en', 'fr'] as const) await rm(path.join(pagesFolder(language), 'sidebar.ts'));
}

async function replaceFolder(from: string, to: string): Promise<void> {
  await rm(to, {recursive: true, force: true});
  await mkdir(path.dirname(to), {recursive: true});
  await rename(from, to);
}
