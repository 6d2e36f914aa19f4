import {readFile} from 'node:fs/promises';
import {Globby} from '@docusaurus/utils';
import {fingerprint} from '@lectern/kit/fingerprint';
import {brought} from './root';

/** The files of this package: its sources, or the compiled ones. */
const folders = ['src', 'lib/node', 'translations', 'typography'];
/** Packages whose changes affect pages. */
const makers = ['graphql', 'postman-code-generators', 'prismjs'];

let version: Promise<string> | undefined;

/** The version of this code and of the packages that it uses: if it changes, all pages are generated again. */
export function generatorVersion(): Promise<string> {
  return (version ??= read());
}

async function read(): Promise<string> {
  const own = await Globby(
    folders.map((folder) => `${folder}/**/*`),
    {cwd: brought(), ignore: ['**/*.test.*']},
  );
  const files = [
    ...own.sort().map((file) => brought(file)),
    require.resolve('@lectern/kit/code/highlight'),
    ...makers.map((name) => require.resolve(`${name}/package.json`)),
  ];
  return fingerprint(...(await Promise.all(files.map((file) => readFile(file)))));
}
