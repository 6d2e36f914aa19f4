/** In place of a maker of samples: they come with their schemas, from scripts/references/openapi/madeAhead.ts. */
export function sampleResponseFromSchema(schema: {'x-sample'?: unknown}): unknown {
  return schema['x-sample'];
}
