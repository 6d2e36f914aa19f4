/** Checks that the types of a package import only packages in its manifest, because others may be missing. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isBuiltin} from 'node:module';
import {Globby} from '@docusaurus/utils';
import ts from 'typescript';

interface Manifest {
  name: string;
  dependencies?: object;
  peerDependencies?: object;
}

/** Modules that Docusaurus declares, in `@docusaurus/module-type-aliases` and in the themes of a site. */
const ofDocusaurus =
  /^@(?:theme|theme-original|theme-init|generated|site)\/|^@docusaurus\/(?:[A-Z]\w*|use[A-Z]\w*|router)$/;

/** Throws an error with a line for each package that is missing in the manifest. */
export async function checkTypes({name, dependencies, peerDependencies}: Manifest, folder: string): Promise<void> {
  const known = new Set([name, ...Object.keys({...dependencies, ...peerDependencies})]);
  const problems: string[] = [];
  for (const file of await Globby('**/*.d.ts', {cwd: folder})) {
    const {importedFiles} = ts.preProcessFile(await readFile(path.join(folder, file), 'utf8'));
    for (const {fileName} of importedFiles) {
      if (/^\./.test(fileName) || isBuiltin(fileName) || ofDocusaurus.test(fileName)) continue;
      const [, needed = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(fileName) ?? [];
      if (![needed, `@types/${needed}`].some((one) => known.has(one))) problems.push(`${file} needs ${needed}.`);
    }
  }
  if (problems.length > 0) {
    throw new Error([`The types of ${name} need what its package.json does not name:`, ...problems].join('\n  '));
  }
}
