import {type GraphQLSchema, buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType} from 'graphql';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import {referencesOf} from './references';
import {localesOf} from '../settings/languages';
import type {Site} from '../settings/site';
import type {Names} from './rules/names';

/** Folders that every site may have. */
const usualFolders = ['blog', 'docs', 'i18n', 'src', 'static'];

/** Collects what pages can name: commands, files, operations, types. */
export async function readNames(site: Site): Promise<Names> {
  const {names} = site.settings;
  const read = (file: string): Promise<string> => readFile(path.resolve(site.dir, file), 'utf8');
  const {openapi = [], graphql = []} = (await referencesOf(site)) ?? {};
  const {scripts = {}} = JSON.parse(await read('package.json')) as {scripts?: object};
  const operations = await Promise.all(openapi.map(async ({file}) => operationsIn(await read(file))));
  const types = await Promise.all(graphql.map(async ({file}) => (file ? typesIn(buildSchema(await read(file))) : [])));
  return {
    folders: names?.folders ?? usualFolders,
    ofReaders: names?.ofReaders ?? [],
    listedIn: site.writtenIn.names,
    scripts: Object.keys(scripts),
    operations: operations.flat(),
    graphqlTypes: new Map(types.flat()),
    languages: localesOf(site),
    exists: (file) => existsSync(path.resolve(site.dir, file)),
  };
}

function operationsIn(description: string): string[] {
  const {paths = {}} = parse(description) as {paths?: Record<string, object>};
  return Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((name) => `${name} ${path}`));
}

function typesIn(schema: GraphQLSchema): [string, string[]][] {
  return Object.values(schema.getTypeMap()).flatMap((type): [string, string[]][] => {
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      return [[type.name, Object.keys(type.getFields())]];
    }
    return isEnumType(type) ? [[type.name, type.getValues().map(({name}) => name)]] : [];
  });
}
