export interface BuildOptions {
  /** The languages to build. */
  wanted: string[];
  /** What Docusaurus is to read: `--no-minify`, `--bundle-analyzer`. */
  rest: string[];
}

export function readOptions(words: readonly string[], locales: readonly string[]): BuildOptions {
  const options: BuildOptions = {wanted: [], rest: []};
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    if (word === '--out-dir') throw new Error('The site is built into build/. Copy it from there, once it is whole.');
    if (word !== '--locale') {
      options.rest.push(word);
      continue;
    }
    const value = words[++at];
    if (value === undefined) throw new Error('Write a language behind --locale, as in --locale fr.');
    if (locales.includes(value)) options.wanted.push(value);
    else throw new Error(`There is no language “${value}”. The site has ${locales.join(' and ')}.`);
  }
  return {...options, wanted: options.wanted.length ? options.wanted : [...locales]};
}
