/** What the exchanges of `@lectern/references` save, without a site: modules that are left out, and rules of styles. */
import {brotliCompressSync} from 'node:zlib';
import {buildSync} from 'esbuild';
import {compile} from 'sass';
import {apiTheme} from '@lectern/references/bundle/apiTheme';
import {exchanges} from '@lectern/references/bundle/exchanges';
import {withoutExplorer} from '@lectern/references/bundle/stylesheet';

const bytes = (text: string | Uint8Array): number => brotliCompressSync(text).length;

/** As the theme asks for them: CommonJS, of which bundlers leave nothing out. */
function weightOf(modules: string[]): number {
  const {outputFiles} = buildSync({
    stdin: {contents: modules.map((name) => `require('${name}');`).join('\n'), resolveDir: apiTheme},
    bundle: true,
    minify: true,
    write: false,
    external: ['react', 'react-dom'],
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return bytes(outputFiles[0]!.contents);
}

export function printReferences(): void {
  console.log('| exchanged | saves, brotli B |\n| --- | --- |');
  // Those of React and Docusaurus are on each page anyway.
  const libraries = exchanges
    .map(({module}) => module)
    .filter((module) => !/^(?:\.|react$|@docusaurus\/)/.test(module));
  const redux = libraries.filter((module) => module.includes('redux'));
  for (const modules of [redux, ...libraries.filter((module) => !redux.includes(module)).map((module) => [module])]) {
    console.log(`| ${modules.join(', ')} | ${weightOf(modules)} |`);
  }
  const {css} = compile(`${apiTheme}/styles.scss`, {style: 'compressed', quietDeps: true});
  console.log(`| styles.scss | ${bytes(css) - bytes(withoutExplorer(css))} |`);
}
