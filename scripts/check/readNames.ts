import {buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType} from 'graphql';
import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import type {Names} from './rules/names';

/** What the repository has of what the pages may name. */
export async function readNames(): Promise<Names> {
  const {scripts} = JSON.parse(await readFile('package.json', 'utf8')) as {scripts: object};
  const {paths} = parse(await readFile('examples/petstore.yaml', 'utf8')) as {paths: Record<string, object>};
  const schema = buildSchema(await readFile('examples/schema.graphql', 'utf8'));
  const graphqlTypes = Object.values(schema.getTypeMap()).flatMap((type): [string, string[]][] => {
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      return [[type.name, Object.keys(type.getFields())]];
    }
    return isEnumType(type) ? [[type.name, type.getValues().map(({name}) => name)]] : [];
  });
  return {
    scripts: Object.keys(scripts),
    operations: Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((name) => `${name} ${path}`),
    ),
    graphqlTypes: new Map(graphqlTypes),
    exists: existsSync,
  };
}
