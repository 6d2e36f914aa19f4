import {exampleOf} from './exampleOf';
import {jsonOf} from './examples';
import type {ApiParts} from './operation';
import {Shapes} from './shapes';
import type {SchemaModel} from './types';

/** The data of a page for a schema in `components`. */
export function schemaModel(name: string, title: string, api: ApiParts): SchemaModel {
  const schema = {$ref: `#/components/schemas/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`};
  const shapes = new Shapes(api);
  const shape = shapes.add(schema, 'schema', 'received');
  const path = ['components', 'schemas', name];
  shapes.finish((error) => api.report({rule: 'schema-made', path, message: error.message}));
  const {description, ...rest} = shape;
  const example = exampleOf(schema, 'received', api.resolver);
  const isData = typeof example === 'object' && example !== null;
  return {
    kind: 'schema',
    title,
    ...(description && {description}),
    shape: rest,
    ...(isData && {example: jsonOf(example)}),
  };
}
