export interface BuildOptions {
  /** The languages to build. */
  wanted: string[];
  /** MiB that all processes together may take, if set by hand. */
  memory?: number;
  /** Options passed on to Docusaurus: `--no-minify`, `--bundle-analyzer`. */
  rest: string[];
}

/** Skips a build that would be the same as the last one. */
export const ifChanged = '--if-changed';

/** MiB: with less, no language can be built. */
const leastMemory = 1024;

export function readOptions(words: readonly string[], locales: readonly string[]): BuildOptions {
  const options: BuildOptions = {wanted: [], rest: []};
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    if (word === '--out-dir') throw new Error('The site is built into build/. Copy it from there, once it is whole.');
    if (word === '--locale') options.wanted.push(readLocale(words[++at], locales));
    else if (word === '--memory') options.memory = readMemory(words[++at]);
    else if (word !== ifChanged) options.rest.push(word);
  }
  return {...options, wanted: options.wanted.length ? options.wanted : [...locales]};
}

function readLocale(value: string | undefined, locales: readonly string[]): string {
  if (value === undefined) throw new Error('Write a language behind --locale, as in --locale fr.');
  if (locales.includes(value)) return value;
  throw new Error(`There is no language “${value}”. The site has ${locales.join(' and ')}.`);
}

function readMemory(value: string | undefined): number {
  const memory = Number(value);
  if (Number.isInteger(memory) && memory >= leastMemory) return memory;
  throw new Error(
    `Write the MiB that the build may take behind --memory, ${leastMemory} or more, as in --memory 2048.`,
  );
}
