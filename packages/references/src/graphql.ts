import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rm, rmdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {GraphQLSchema} from 'graphql';
import {type Problem, shown} from '@lectern/kit/problems';
import type {Generator} from './generator';
import {type GraphQlKind, graphQlKinds} from './graphQlKinds';
import {type Loaded, loadSchema} from './graphql/load';
import {PageWriter} from './graphql/page';
import {Places} from './graphql/places';
import {proseOf} from './graphql/prose';
import {describedParts, lineOf} from './graphql/schema';
import {readTexts, textProblems, translate} from './graphql/texts';
import {languageName} from './languageName';
import type {TextLink} from './made';
import {withLevels} from './levels';
import {graphQlNameOf} from './names';
import {otherPagesOf} from './otherFiles';
import {sourceOf, type TextsFile} from './references';
import type {Site} from './site';
import type {GraphQlSettings, ReferencesOptions} from './types';
import {typesetIn} from './typography';

interface Surroundings {
  options: Pick<ReferencesOptions, 'rules' | 'editUrl' | 'typesOnOnePage'>;
  site: Site;
  texts: TextsFile[];
}

/** Generates the pages of one schema, in all languages. */
export function graphQlGenerator(schema: GraphQlSettings, around: Surroundings): Generator {
  const {options, site, texts} = around;
  const isLive = schema.endpoint !== undefined;
  const source = sourceOf(schema, site);
  // Cached, because large schemas take a second to read.
  let loaded: Promise<Loaded> | undefined;
  const load = (): Promise<Loaded> => (loaded ??= loadSchema(source, isLive));
  return {
    sources: () =>
      Promise.resolve([
        ...(schema.file ? [path.resolve(site.siteDir, schema.file)] : []),
        ...texts.map(({file}) => file),
      ]),
    check: async () => {
      const {build, problems} = await load();
      const found = problemsOf({build, problems}, {source, isLive, texts, linksFrom: schema.linksFrom});
      const inTheWay = build ? await handWritten(schema, new Places(build(), options.typesOnOnePage), site) : [];
      return [...inTheWay, ...withLevels(found, options.rules)];
    },
    generate: async () => {
      const {build, problems} = await load();
      await generatePages(schema, around, {build, problems});
      return {links: schema.linksFrom || !build ? [] : linksOf(build(), isLive ? source : shown(source))};
    },
  };
}

/** Handwritten pages at the paths of generated ones. */
async function handWritten({id, route}: GraphQlSettings, places: Places, {languages}: Site): Promise<Problem[]> {
  const files = languages.flatMap(({docs}) =>
    graphQlKinds.flatMap((kind) =>
      [...(places.filesOf(kind)?.values() ?? [])].map((name) => path.join(docs, route, kind, `${name}.md`)),
    ),
  );
  return (await otherPagesOf(files)).map((file) => ({
    file: shown(file),
    line: 1,
    message: `this page was not generated, and stands where the reference “${id}” goes`,
    hint: 'Choose another route, or move the page.',
  }));
}

interface CheckedSources {
  /** A file, or the URL of an endpoint. */
  source: string;
  isLive?: boolean;
  texts?: TextsFile[];
  linksFrom?: string;
}

/** Problems in the schema, its descriptions or their translations. */
export async function checkSchema(sources: CheckedSources): Promise<Problem[]> {
  return problemsOf(await loadSchema(sources.source, sources.isLive), sources);
}

function problemsOf(
  {build, problems}: Loaded,
  {source, isLive = false, texts = [], linksFrom}: CheckedSources,
): Problem[] {
  const schemaFile = isLive ? source : shown(source);
  const languages = texts.map(({locale, file}) => {
    const textsFile = shown(file);
    return {locale, textsFile, ...readTexts(textsFile)};
  });
  if (!build || problems.some(({rule}) => !rule)) {
    return [...problems, ...languages.flatMap((language) => language.problems)];
  }
  const schema = build();
  const undescribed = [...describedParts(schema)]
    .filter(([, part]) => !part.description?.trim())
    .map(([coordinates, part]) => ({
      file: schemaFile,
      line: lineOf(part),
      message: `${coordinates} has no description.`,
      hint: part.astNode ? 'Put one in quotation marks on the line above.' : undefined,
      rule: 'graphql-description',
    }));
  const unreadable = [...describedParts(schema)].flatMap(([coordinates, part]): Problem[] =>
    markdownProblems([part.description, part.deprecationReason], linksFrom).map((problem) => ({
      file: schemaFile,
      line: lineOf(part),
      message: `${coordinates}: the description ${problem}. It is shown as text.`,
      rule: 'graphql-markdown',
    })),
  );
  // A file with errors would seem to lack texts.
  const textsToMend = languages.flatMap(({locale, textsFile, texts: read, problems: unread}) => {
    if (unread.length > 0) return unread;
    const ofTexts = [...read].flatMap(([coordinates, {text, line}]): Problem[] =>
      markdownProblems([text], linksFrom).map((problem) => ({
        file: textsFile,
        line,
        message: `${coordinates}: the text ${problem}. It is shown as text.`,
        rule: 'graphql-markdown',
      })),
    );
    return [...textProblems(schema, {texts: read, language: languageName(locale), schemaFile, textsFile}), ...ofTexts];
  });
  return [...problems, ...undescribed, ...unreadable, ...textsToMend];
}

function markdownProblems(texts: (string | null | undefined)[], linksFrom?: string): string[] {
  return texts.flatMap((text) => (text && proseOf(text, linksFrom).problem) ?? []).filter(Boolean);
}

/** Links in descriptions to pages of the site. */
function linksOf(schema: GraphQLSchema, file: string): TextLink[] {
  return [...describedParts(schema).values()].flatMap((part) =>
    [part.description, part.deprecationReason].flatMap((text) =>
      ((text && proseOf(text).links) || []).map((url) => ({url, file, line: lineOf(part)})),
    ),
  );
}

/** Generates the pages of all languages, and moves them to their places when all are complete. */
export async function generatePages(schema: GraphQlSettings, around: Surroundings, loaded?: Loaded): Promise<void> {
  const {site, options, texts} = around;
  const {build, problems} = loaded ?? (await loadSchema(sourceOf(schema, site), schema.endpoint !== undefined));
  if (!build) throw new Error(problems.map(({message}) => message).join('\n'));
  const places = new Places(build(), options.typesOnOnePage);
  const all = site.languages.map(({locale, docs, texts: ownTexts}) => {
    const own = build();
    const textsFile = texts.find((one) => one.locale === locale)?.file;
    if (textsFile) translate(own, readTexts(textsFile).texts, typesetIn(locale));
    const edited = textsFile ?? (schema.file === undefined ? undefined : path.resolve(site.siteDir, schema.file));
    const settings = {
      locale,
      name: graphQlNameOf(schema),
      tags: schema.tags ?? [],
      editUrl: editUrlOf(edited, options, site),
      linksFrom: schema.linksFrom,
      ownTexts,
    };
    const writer = new PageWriter(own, settings, places);
    const pages = graphQlKinds.map((kind) => ({kind, files: writer.pages(kind)}));
    return {folder: path.join(docs, schema.route), pages};
  });
  for (const {folder, pages} of all) {
    for (const {kind, files} of pages) await place(files, kind, folder);
  }
}

/** Unchanged files keep their time, so that the preview doesn't build their pages again. */
async function place(files: Map<string, string>, kind: GraphQlKind, folder: string): Promise<void> {
  const own = path.join(folder, kind);
  await mkdir(files.size > 1 ? own : folder, {recursive: true});
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
  }
  if (existsSync(own)) await removeGone(own, (name) => files.has(`${kind}/${name}`));
}

/** Deletes the pages of types that no longer exist. Handwritten files stay. */
async function removeGone(folder: string, isThere: (name: string) => boolean): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md') && !isThere(name));
  const gone = names.map((name) => path.join(folder, name));
  const others = new Set(await otherPagesOf(gone));
  await Promise.all(gone.filter((file) => !others.has(file)).map((file) => rm(file)));
  await rmdir(folder).catch(() => undefined);
}

function editUrlOf(
  file: string | undefined,
  {editUrl}: Pick<ReferencesOptions, 'editUrl'>,
  {siteDir}: Site,
): string | undefined {
  if (editUrl === undefined || file === undefined) return undefined;
  return `${editUrl.replace(/\/$/, '')}/${path.relative(siteDir, file).split(path.sep).join('/')}`;
}
