import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {contentFolder, contentKinds} from './folders';
import {packageFile} from '../packageFile';
import {localesOf} from '../settings/languages';
import type {Site} from '../settings/site';
import {fileOfLanguage, ownFolder} from './languages';
import {leftOutGlobs} from './leftOut';

const ours = packageFile('spelling');

/** Files in which cspell looks for the configuration of a site. */
const ofSite = ['cspell.config.yaml', 'cspell.yaml', 'cspell.config.json', 'cspell.json', '.cspell.json'];

/** Prints words that are in no dictionary, for each language with a known dictionary; tells whether there is no error. */
export function checkSpelling(site: Site): boolean {
  const level = site.levels.spelling;
  if (level === 'off') {
    console.log(`Spelling: off in ${site.writtenIn.rules}.`);
    return true;
  }
  const isRight = localesOf(site)
    .map((locale) => checkLanguage(site, locale))
    .every(Boolean);
  return isRight || level !== 'error';
}

function checkLanguage(site: Site, locale: string): boolean {
  const own = ownFolder(site, 'spelling');
  const dictionaries = (own && fileOfLanguage(own, locale, 'yaml')) ?? fileOfLanguage(ours, locale, 'yaml');
  if (!dictionaries) return true;
  const words = path.join(ours, 'common.yaml');
  const others = ofSite.map((file) => path.resolve(site.dir, file)).filter((file) => existsSync(file));
  const folder = mkdtempSync(path.join(tmpdir(), 'spelling-'));
  try {
    const config = path.join(folder, 'cspell.json');
    const settings = {version: '0.2', globRoot: path.resolve(site.dir), import: [words, dictionaries, ...others]};
    writeFileSync(config, JSON.stringify(settings));
    return run(site, locale, config);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function run(site: Site, locale: string, config: string): boolean {
  const pages = contentKinds.map((kind) => `${contentFolder(site, kind, locale)}/**/*.{md,mdx}`);
  const leftOut = leftOutGlobs(site).flatMap((glob) => ['--exclude', glob]);
  const cspell = path.resolve(require.resolve('cspell'), '../../../bin.mjs');
  const options = ['--no-progress', '--no-must-find-files', '--config', config, ...leftOut];
  const {status} = spawnSync(process.execPath, [cspell, ...options, ...pages], {cwd: site.dir, stdio: 'inherit'});
  return status === 0;
}
