/**
 * Packs the packages as they would be published: code for Node and for browsers, types, styles, translations. In this
 * repository, `exports` lead to the sources; in a package, to the compiled files.
 */
import {execFile} from 'node:child_process';
import {cp, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {Globby} from '@docusaurus/utils';
import {build, type BuildOptions} from 'esbuild';
import {checkPacked} from './checkPacked';
import {checkTypes} from './checkTypes';
import {packThemeSources, packThemeTypes} from './themeSources';

const run = promisify(execFile);
const folderOfPackages = 'packages';

interface Manifest {
  name: string;
  exports: Record<string, string>;
}

/** The paths of the packed files, by package name. */
export async function packAll(folder: string): Promise<Record<string, string>> {
  await mkdir(folder, {recursive: true});
  const entries = await readdir(folderOfPackages, {withFileTypes: true});
  const packed: Record<string, string> = {};
  const types = path.resolve('.cache/packages/types');
  // Removes types of deleted files, which would be packed too.
  await rm(types, {recursive: true, force: true});
  await run('npx', ['tsc', '--project', `${folderOfPackages}/tsconfig.json`, '--outDir', types]);
  for (const {name} of entries.filter((entry) => entry.isDirectory())) {
    const source = path.join(folderOfPackages, name);
    const staging = path.resolve('.cache/packages', name);
    await make(source, staging, path.join(types, name, 'src'));
    const {stdout} = await run('npm', ['pack', staging, '--pack-destination', folder, '--json']);
    const [report] = JSON.parse(stdout) as [{name: string; filename: string}];
    packed[report.name] = path.resolve(folder, report.filename);
    await checkPacked(packed[report.name]!);
  }
  return packed;
}

async function make(source: string, staging: string, types: string): Promise<void> {
  await rm(staging, {recursive: true, force: true});
  await mkdir(staging, {recursive: true});
  for (const name of await readdir(source)) {
    if (name !== 'src') await cp(path.join(source, name), path.join(staging, name), {recursive: true});
  }
  await cp('LICENSE', path.join(staging, 'LICENSE'));
  await cp(types, path.join(staging, 'lib/types'), {recursive: true});
  await packThemeSources(source, staging);
  await packThemeTypes(source, path.join(staging, 'lib/types'));

  const files = await Globby('**/*', {cwd: path.join(source, 'src'), ignore: ['**/*.test.*', '**/*.d.ts']});
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const transpile = (folder: string, some: string[], options: BuildOptions): Promise<unknown> =>
    build({
      entryPoints: some.map((file) => path.join(source, 'src', file)),
      outbase: path.join(source, 'src'),
      outdir: path.join(staging, 'lib', folder),
      jsx: 'automatic',
      target: 'es2022',
      ...options,
    });
  await transpile('browser', code, {format: 'esm'});
  await transpile(
    'node',
    code.filter((file) => !isForBrowsers(file)),
    // Node.js needs the extension in an `import()` of our own file.
    {
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      supported: {'dynamic-import': false},
      footer: {js: seenByImport},
    },
  );
  for (const file of files.filter((name) => !code.includes(name))) {
    // CommonJS files that the bundler or Node loads unchanged.
    await cp(
      path.join(source, 'src', file),
      path.join(staging, file.endsWith('.cjs') ? 'lib/node' : 'lib/browser', file),
    );
  }

  const manifest = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as Manifest;
  await checkTypes(manifest, types);
  const packed = {...manifest, exports: exportsOf(manifest)};
  await writeFile(path.join(staging, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
}

/** Never runs, but `import()`, with which Docusaurus 4 loads plugins, takes the meaning of `default` from this line. */
const seenByImport = "0 && Object.defineProperty(exports, '__esModule', {value: true});";

/** Components, and the modules that only they use. */
const isForBrowsers = (file: string): boolean => /\.tsx$|(?:^|\/)(?:components|theme)\//.test(file);

/** The exports of a packed package: for each source, the files for Node and for bundlers, and the types. */
function exportsOf({exports}: Manifest): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(exports).map(([name, source]): [string, unknown] => {
      if (!source.startsWith('./src/')) return [name, source];
      if (source.endsWith('.css')) return [name, source.replace('./src/', './lib/browser/')];
      const made = (folder: string, ending: string): string =>
        source.replace('./src/', `./lib/${folder}/`).replace(/\.tsx?$/, ending);
      const node = isForBrowsers(source) ? {} : {node: made('node', '.js')};
      return [name, {types: made('types', '.d.ts'), ...node, default: made('browser', '.js')}];
    }),
  );
}
