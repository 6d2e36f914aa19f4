import {Globby} from '@docusaurus/utils';
import {readFile, writeFile} from 'node:fs/promises';
import type {Problem} from '../../references/types';
import {findFaults, mend, type Fault} from './faults';
import {proseOfData, proseOfMarkdown} from './prose';

const frenchFiles = [
  'i18n/fr/**/*.{md,mdx,json,yml}',
  'examples/*.fr.{yml,yaml}',
  'examples/*.fr.*.yaml',
  'src/data/*.fr.yml',
];
const madeFromOthers = ['i18n/fr/docusaurus-plugin-content-docs/current/api/**', '**/assets/**'];

/** Every French source with what is wrong in it. */
export async function checkTypography(): Promise<Problem[]> {
  const files = await readFaults();
  return files.flatMap(({file, text, faults}) =>
    faults.map(({start, end, rule}) => ({
      file,
      line: text.slice(0, start).split('\n').length,
      message: `${rule}: “${excerpt(text, start, end)}”.`,
      hint: 'Mend it with: npm run i18n:typography -- --fix',
    })),
  );
}

/** Writes what belongs there; the number of places mended. */
export async function mendTypography(): Promise<number> {
  let count = 0;
  // What overlaps needs a second look.
  for (let round = 0; round < 3; round += 1) {
    for (const {file, text, faults} of await readFaults()) {
      await writeFile(file, mend(text, faults));
      count += faults.length;
    }
  }
  return count;
}

async function readFaults(): Promise<{file: string; text: string; faults: Fault[]}[]> {
  const files = await Globby(frenchFiles, {ignore: madeFromOthers});
  const read = await Promise.all(
    files.sort().map(async (file) => {
      const text = await readFile(file, 'utf8');
      return {file, text, faults: findFaults(proseOf(file, text))};
    }),
  );
  return read.filter(({faults}) => faults.length > 0);
}

export function proseOf(file: string, text: string): string {
  if (/\.mdx?$/.test(file)) return proseOfMarkdown(text);
  return proseOfData(text, file.endsWith('.json') ? new Set(['message']) : undefined);
}

function excerpt(text: string, start: number, end: number): string {
  return text
    .slice(Math.max(0, start - 15), end + 15)
    .replace(/\s/g, ' ')
    .trim();
}
