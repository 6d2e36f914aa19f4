import {readFile} from 'node:fs/promises';
import {Globby} from '@docusaurus/utils';
import {fingerprint} from '@lectern/kit/fingerprint';
import {brought} from './root';

/** Whatever of this package is there: its sources, or what was made of them. */
const folders = ['src', 'lib/node', 'translations', 'typography'];
/** Packages whose own changes change pages. */
const makers = ['graphql', 'postman-code-generators', 'prismjs'];

let version: Promise<string> | undefined;

/** Of this code and of what it makes pages with: where it changes, all pages are made anew. */
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
