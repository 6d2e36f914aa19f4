import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {graphqlReference} from './graphql';
import {openapiReference} from './openapi';
import {printProblems} from './problems';
import type {Reference} from './types';

const stampFolder = '.cache/references';

/** Makes the pages of both references, each only when something it is made from has changed. */
export async function makeReferences({force = false} = {}): Promise<boolean> {
  let allMade = true;
  for (const reference of [openapiReference, graphqlReference]) {
    allMade = (await makeReference(reference, {force})) && allMade;
  }
  return allMade;
}

async function makeReference(reference: Reference, {force}: {force: boolean}): Promise<boolean> {
  const stampFile = path.join(stampFolder, `${reference.name.replace(/\W+/g, '-')}.sha256`);
  const fingerprint = await fingerprintOf(reference.sources);
  if (!force && (await isFresh(reference, stampFile, fingerprint))) {
    console.log(`${reference.name} reference: up to date.`);
    return true;
  }

  const problems = await reference.check();
  if (problems.length > 0) {
    console.error(`${reference.name} reference: ${problems.length} problem(s), its pages stay as they were.\n`);
    printProblems(problems);
    return false;
  }

  await rm(stampFile, {force: true});
  const start = performance.now();
  await reference.generate();
  await mkdir(stampFolder, {recursive: true});
  await writeFile(stampFile, process.env.GRAPHQL_SCHEMA ? 'endpoint' : fingerprint);
  console.log(`${reference.name} reference: made in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return true;
}

async function isFresh(reference: Reference, stampFile: string, fingerprint: string): Promise<boolean> {
  // What a running endpoint will answer cannot be known beforehand.
  if (process.env.GRAPHQL_SCHEMA) return false;
  if (!existsSync(stampFile) || !reference.outputs.every((output) => existsSync(output))) return false;
  return (await readFile(stampFile, 'utf8')) === fingerprint;
}

/** Changes with the sources, the generator and the versions of what it is made with. */
async function fingerprintOf(sources: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of [...sources, 'package-lock.json']) {
    hash.update(source).update(await readFile(source));
  }
  return hash.digest('hex');
}
