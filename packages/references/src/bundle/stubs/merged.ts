interface Schema {
  allOf?: Schema[];
  'x-merged'?: Schema;
  'x-with-siblings'?: Schema;
}

/** In place of `allof-merge`: schemas come with what they are together, from ../../openapi/merged.ts. */
export function merge(schema: Schema): Schema {
  return schema['x-merged'] ?? schema.allOf?.at(-1)?.['x-with-siblings'] ?? schema;
}
