import {bundle, createConfig} from '@redocly/openapi-core';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {shown} from '@lectern/kit/problems';
import {withIds} from './pageList';
import {YamlFile} from './yamlFile';

/** An OpenAPI description as input for pages. */
export interface Description {
  file: YamlFile;
  /** The content of the file, with that of referenced files. */
  value: unknown;
  /** With an id for each operation, for its URL. */
  source: unknown;
  /** Absolute paths of all files in it. */
  files: string[];
}

export async function readYaml(file: string): Promise<YamlFile> {
  return new YamlFile(shown(file), await readFile(file, 'utf8'));
}

export async function readDescription(name: string): Promise<Description> {
  return describe(await readYaml(name));
}

export async function describe(file: YamlFile): Promise<Description> {
  const {value, files} = await resolved(file);
  return {file, value, source: withIds(value), files};
}

/** Joins the files of a description that refers to others. */
async function resolved({name, text, value}: YamlFile): Promise<{value: unknown; files: string[]}> {
  const own = path.resolve(name);
  if (value === undefined || !/\$ref["']?\s*:\s*["']?[^#"'\s]/.test(text)) return {value, files: [own]};
  const result = await bundle({ref: own, config: await createConfig({})});
  const others = [...result.fileDependencies].map((file) => path.resolve(file)).filter((file) => file !== own);
  return {value: result.bundle.parsed, files: [own, ...others]};
}
