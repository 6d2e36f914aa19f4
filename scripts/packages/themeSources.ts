/**
 * Writes the files that `docusaurus swizzle` copies into a site: the components in TypeScript, and the same in JavaScript
 * with JSX, formatted for people. The compiled components for bundlers are unreadable.
 */
import {cp, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {format, resolveConfig} from 'prettier';
import ts from 'typescript';

export async function packThemeSources(source: string, staging: string): Promise<void> {
  const files = await Globby('src/theme/**/*', {cwd: source, ignore: ['**/*.test.*']});
  for (const file of files) {
    await cp(path.join(source, file), path.join(staging, file));
    const readable = path.join(staging, file.replace(/^src/, 'lib/swizzle'));
    await mkdir(path.dirname(readable), {recursive: true});
    if (/\.tsx?$/.test(file)) {
      const code = await withoutTypes(await readFile(path.join(source, file), 'utf8'), file);
      await writeFile(readable.replace(/\.tsx?$/, '.js'), code);
    } else {
      await cp(path.join(source, file), readable);
    }
  }
}

/** Adds the names of the package's components to its types, for those who swizzle in TypeScript. */
export async function packThemeTypes(source: string, types: string): Promise<void> {
  const name = 'themeModules.d.ts';
  const [declarations, index] = await Promise.all(
    [path.join(source, 'src', name), path.join(types, 'index.d.ts')].map((file) =>
      readFile(file, 'utf8').catch(() => undefined),
    ),
  );
  if (declarations === undefined || index === undefined) return;
  await writeFile(path.join(types, name), declarations);
  await writeFile(path.join(types, 'index.d.ts'), `/// <reference path="./${name}" />\n${index}`);
}

async function withoutTypes(code: string, file: string): Promise<string> {
  const {outputText} = ts.transpileModule(keepingEmptyLines(code), {
    fileName: path.basename(file),
    compilerOptions: {
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      removeComments: false,
    },
  });
  const laidOut = outputText.replaceAll(`${emptyLine}\n`, '\n');
  return format(laidOut, {...(await resolveConfig(path.resolve(file))), parser: 'babel'});
}

/** The compiler drops empty lines, but keeps comments. */
const emptyLine = '//empty';
const keepingEmptyLines = (code: string): string => code.replace(/\n(?=\n)/g, `\n${emptyLine}`);
