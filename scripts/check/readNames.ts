import {type GraphQLSchema, buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType} from 'graphql';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {locales} from '../../src/config/i18n';
import {references} from '../../src/references';
import type {Names} from './rules/names';

/** What the repository has of what the pages may name. */
export async function readNames(): Promise<Names> {
  const {scripts} = JSON.parse(await readFile('package.json', 'utf8')) as {scripts: object};
  const operations = await Promise.all(
    references.openapi.map(async ({file}) => operationsIn(await readFile(file, 'utf8'))),
  );
  const types = await Promise.all(
    references.graphql.map(async ({file}) => (file ? typesIn(buildSchema(await readFile(file, 'utf8'))) : [])),
  );
  return {
    scripts: Object.keys(scripts),
    operations: operations.flat(),
    graphqlTypes: new Map(types.flat()),
    languages: locales,
    exists: existsSync,
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
