import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {build, type Plugin, transform} from 'esbuild';
import type {Site} from '../box/site';
import {browserFolder} from '../folders';
import {rulesModule} from './rulesModule';

/** Browsers that are a few years old, like those of the loader of `@lectern/light`. */
const target = ['chrome109', 'firefox115', 'safari16.4'];

/** An interface text in code: its id, its English text and the description for translators. */
const described =
  /translate\(\s*\{\s*id:\s*(?:'([^']+)'|"([^"]+)"),\s*message:\s*('[^']*'|"(?:[^"\\]|\\.)*"),\s*description:\s*(?:'[^']*'|"(?:[^"\\]|\\.)*"),?\s*\}(?:,?\s*(\)))?/g;

/** Bundles the script of the box in one language; its name contains a hash. */
export async function bundleBox(site: Site, texts: Record<string, string>): Promise<{name: string; code: string}> {
  const {outputFiles} = await build({
    entryPoints: [path.join(browserFolder, 'box/index')],
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    target,
    legalComments: 'none',
    // A stemmer of lunr-languages expects `this` to be the window, as in sloppy mode.
    tsconfigRaw: {compilerOptions: {alwaysStrict: false, strict: false}},
    define: {SITE: JSON.stringify(site)},
    plugins: [ofLanguage(site.language, texts)],
    write: false,
  });
  const code = outputFiles[0]!.text;
  return {name: `assets/js/search.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`, code};
}

const ofLanguage = (language: string, texts: Record<string, string>): Plugin => ({
  name: 'search-box',
  setup(bundler) {
    bundler.onResolve({filter: /^@docusaurus\/Translate$/}, () => ({path: fileOf('box/translate')}));
    bundler.onResolve({filter: /\/rulesOf$/}, () => ({path: 'rulesOf', namespace: 'search-box'}));
    bundler.onLoad({filter: /.*/, namespace: 'search-box'}, () => ({
      contents: rulesModule(language),
      resolveDir: browserFolder,
    }));
    bundler.onLoad({filter: /(?:texts|kinds|kindNames[\\/]\w+)\.[jt]s$/}, async ({path: file}) => ({
      contents: inLanguage(await readFile(file, 'utf8'), texts),
      loader: file.endsWith('ts') ? 'ts' : 'js',
    }));
    bundler.onLoad({filter: /\.css$/}, async ({path: file}) => {
      const {code} = await transform(await readFile(file, 'utf8'), {loader: 'css', minify: true, target});
      return {contents: code.trim(), loader: 'text'};
    });
  },
});

/** In TypeScript in this repository, in JavaScript once packed. */
const fileOf = (name: string): string =>
  ['.ts', '.js'].map((ending) => path.join(browserFolder, name + ending)).find((file) => existsSync(file))!;

/** `translate({id: 'a', message: 'A', description: '…'})` → `"À"`; with values, `translate({…}, {n})` → `translate("À", {n})`. */
export function inLanguage(source: string, texts: Record<string, string>): string {
  return source.replace(
    described,
    (_, id: string | undefined, other: string, message: string, end: string | undefined) => {
      const english = message.startsWith("'") ? message.slice(1, -1) : (JSON.parse(message) as string);
      const text = JSON.stringify(texts[id ?? other] ?? english);
      return end === undefined ? `translate(${text}` : text;
    },
  );
}
