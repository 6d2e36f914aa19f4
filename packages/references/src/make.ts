import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, rmdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fingerprint} from '@lectern/kit/fingerprint';
import {printProblems, shown, type Problem} from '@lectern/kit/problems';
import {type Made, readMade, recordFile} from './made';
import {answered} from './current';
import {checkApis} from './options';
import type {Site} from './site';
import type {ReferencesOptions} from './types';
import {checkRules, grouped} from './levels';
import {otherFilesIn, otherPagesOf} from './otherFiles';
import {referencesOf} from './references';
import type {Reference} from './generator';
import {generatorVersion} from './version';

type Records = Record<string, Made>;

interface How {
  /** Generates all references, even if nothing has changed. */
  force?: boolean;
  /** Also prints those that are up to date. */
  verbose?: boolean;
}

/** Generates the pages of all references whose sources have changed. */
export async function makeReferences(
  options: ReferencesOptions,
  site: Site,
  {force = false, verbose = true}: How = {},
): Promise<boolean> {
  checkApis(options, site);
  const all = referencesOf(options, site);
  const record = readMade(site);
  const before = JSON.stringify(record);
  await removeUnlisted(all, record, site);
  if (JSON.stringify(record) !== before) await writeRecord(record, site);
  let allMade = true;
  for (const reference of all) {
    if (!force && (await isFresh(reference, record[reference.id], site))) {
      if (verbose) console.log(`${reference.name}: up to date.`);
    } else {
      allMade = (await makeReference(reference, record, options, site)) && allMade;
    }
  }
  return allMade;
}

/** Problems in the sources of all references. */
export async function referenceProblems(options: ReferencesOptions, site: Site): Promise<Problem[]> {
  const references = referencesOf(options, site);
  if (references.length > 0) await checkRules(options.rules, options.writtenIn.rules);
  return grouped((await Promise.all(references.map(async ({load}) => (await load()).check()))).flat());
}

async function isFresh(reference: Reference, made: Made | undefined, site: Site): Promise<boolean> {
  if (
    (reference.isLive && !answered.has(reference.id)) ||
    !made?.fingerprint ||
    ![...reference.outputs, ...made.outputs.map((file) => path.resolve(site.siteDir, file))].every(existsSync)
  )
    return false;
  const sources = made.sources?.map((file) => path.resolve(site.siteDir, file));
  if (!sources?.every((file) => existsSync(file))) return false;
  return (await fingerprintOf(reference, sources, site)) === made.fingerprint;
}

async function makeReference(
  reference: Reference,
  record: Records,
  {rules, writtenIn}: ReferencesOptions,
  site: Site,
): Promise<boolean> {
  const {id, name, maybe = []} = reference;
  await checkRules(rules, writtenIn.rules);
  const generator = await reference.load();
  const problems = grouped([...(await handWritten(reference, record[id], site)), ...(await generator.check())]);
  const errors = problems.filter(({isWarning}) => !isWarning);
  if (errors.length > 0) {
    console.error(`${name}: ${errors.length} problem(s), its pages stay as they were.\n`);
    printProblems(problems);
    return false;
  }
  printProblems(problems);

  // An incomplete reference must not count as generated.
  if (record[id]) record[id].fingerprint = '';
  await writeRecord(record, site);
  const start = performance.now();
  const sources = await generator.sources();
  const fingerprint = await fingerprintOf(reference, sources, site);
  const made = await generator.generate();
  const outputs = [...reference.outputs, ...maybe.filter((folder) => existsSync(folder))];
  const fromSite = (file: string): string => path.relative(site.siteDir, file);
  record[id] = {fingerprint, sources: sources.map(fromSite), outputs: outputs.map(fromSite), ...made};
  await writeRecord(record, site);
  if (reference.isLive) answered.add(id);
  console.log(`${name}: made in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return true;
}

/** Handwritten files that would be overwritten: in a folder that is generated as a whole, all of them. */
async function handWritten(
  {id, folders, outputs}: Reference,
  made: Made | undefined,
  {siteDir}: Site,
): Promise<Problem[]> {
  const [places, othersAt] = folders ? [folders, otherIn] : [outputs, (file: string) => otherPagesOf([file])];
  const others = places.filter((place) => !made?.outputs.includes(path.relative(siteDir, place))).map(othersAt);
  return (await Promise.all(others)).flat().map((file) => ({
    file: shown(file),
    line: 1,
    message: `this page was not generated, and stands where the reference “${id}” goes`,
    hint: 'Choose another route, or move the page.',
  }));
}

async function otherIn(folder: string): Promise<string[]> {
  return (await otherFilesIn(folder)).slice(0, 1).map((name) => path.join(folder, name));
}

/** Deletes the pages of references that are no longer listed, or that have moved. */
async function removeUnlisted(references: Reference[], record: Records, {siteDir}: Site): Promise<void> {
  const kept = new Set(references.flatMap(({outputs, maybe = []}) => [...outputs, ...maybe]));
  for (const [id, {outputs}] of Object.entries(record)) {
    for (const output of outputs.map((file) => path.resolve(siteDir, file)).filter((file) => !kept.has(file))) {
      await rm(output, {recursive: true, force: true});
      // Only if the folder is empty.
      await rmdir(path.dirname(output)).catch(() => undefined);
    }
    if (!references.some((reference) => reference.id === id)) delete record[id];
  }
}

async function writeRecord(record: Records, site: Site): Promise<void> {
  const file = recordFile(site);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** Changes with the sources, the settings, and the code of the generator. */
async function fingerprintOf({settings}: Reference, sources: string[], {siteDir}: Site): Promise<string> {
  const fromSite = JSON.stringify(settings).replaceAll(JSON.stringify(siteDir).slice(1, -1), '');
  const contents = await Promise.all(
    sources.map(async (source) => [path.relative(siteDir, source), await readFile(source)] as const),
  );
  return fingerprint(fromSite, await generatorVersion(), ...contents.flat());
}
