import {Globby} from '@docusaurus/utils';
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import type {StringFiles} from './checkStrings';

/** What `docusaurus write-translations` would write for a language that has no translations yet. */
export async function extractStrings(locale: string): Promise<StringFiles> {
  await mkdir('.cache', {recursive: true});
  const folder = await mkdtemp('.cache/strings-');
  try {
    await writeTranslations(locale, folder);
    return await readStrings(path.join(folder, locale));
  } finally {
    await rm(folder, {recursive: true});
  }
}

export async function readStrings(folder: string): Promise<StringFiles> {
  if (!existsSync(folder)) return {};
  const files = await Globby('**/*.json', {
    cwd: folder,
    ignore: ['docusaurus-plugin-content-docs/{current,version-*}/**'],
  });
  const entries = files.sort().map(async (file): Promise<[string, unknown]> => {
    return [file, JSON.parse(await readFile(path.join(folder, file), 'utf8'))];
  });
  return Object.fromEntries(await Promise.all(entries)) as StringFiles;
}

function writeTranslations(locale: string, folder: string): Promise<void> {
  const child = spawn('npx', ['docusaurus', 'write-translations', '--locale', locale], {
    env: {...process.env, TRANSLATIONS_FOLDER: folder},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}
