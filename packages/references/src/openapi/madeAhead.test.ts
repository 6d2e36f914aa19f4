import {describe, expect, it} from 'vitest';
import {madeAhead} from './madeAhead';

describe('madeAhead', () => {
  it('makes HTML of descriptions at any depth', () => {
    expect(madeAhead({description: 'The `id`.', items: [{description: '**All**'}]})).toEqual({
      description: '<p>The <code>id</code>.</p>',
      items: [{description: '<p><strong>All</strong></p>'}],
    });
  });

  it('keeps HTML, and gives code its colours', () => {
    expect(madeAhead({description: 'a<br>b\n\n```json\n1\n```'}).description).toBe(
      '<p>a<br>b</p>\n<pre><code class="language-json"><span class="token number">1</span>\n</code></pre>',
    );
  });

  it('leaves data and names of the API alone', () => {
    const schema = {
      properties: {description: {type: 'string'}, example: {type: 'string', description: 'One.'}},
      example: {description: '`as it is`'},
      default: {description: '`too`'},
    };
    expect(madeAhead(schema)).toEqual({
      ...schema,
      properties: {description: {type: 'string'}, example: {type: 'string', description: '<p>One.</p>'}},
    });
  });

  it('makes a sample of the schema of each kind of content', () => {
    const schema = {type: 'object', properties: {name: {type: 'string', example: 'Minette'}}};
    expect(madeAhead({content: {'application/json': {schema}}})).toEqual({
      content: {'application/json': {schema: {...schema, 'x-sample': {name: 'Minette'}}}},
    });
  });

  it('writes samples of XML as such', () => {
    const pet = {type: 'object', properties: {name: {type: 'string', example: 'Minette'}}};
    const sample = (schema: object) =>
      (madeAhead({content: {'text/xml': {schema}}}).content['text/xml'].schema as {'x-sample'?: string})['x-sample'];
    expect(sample({type: 'object', properties: {pet}})).toBe('<pet>\n  <name>Minette</name>\n</pet>');
    // A document has one root.
    expect(sample({type: 'object', properties: {pet, owner: {type: 'string', example: 'Ann'}}})).toBe(
      '<root>\n  <pet>\n    <name>Minette</name>\n  </pet>\n  <owner>Ann</owner>\n</root>',
    );
  });

  it('makes one schema of what it is made of', () => {
    const named = {properties: {name: {type: 'string', description: 'A `name`.'}}};
    const made = madeAhead({schema: {allOf: [named, {required: ['name']}]}}).schema as unknown as {'x-merged': unknown};
    expect(made['x-merged']).toEqual({
      properties: {name: {type: 'string', description: '<p>A <code>name</code>.</p>'}},
      required: ['name'],
    });
  });

  it('gives each choice what stands beside all of them', () => {
    const properties = {id: {type: 'integer'}};
    const schema = {type: 'object', properties, oneOf: [{title: 'Cat', properties: {name: {type: 'string'}}}]};
    const [cat] = madeAhead({schema}).schema.oneOf as unknown as [{'x-with-siblings': unknown}];
    expect(cat['x-with-siblings']).toEqual({
      type: 'object',
      title: 'Cat',
      properties: {...properties, name: {type: 'string'}},
    });
    const discriminated = {...schema, discriminator: {propertyName: 'kind'}};
    expect(madeAhead({discriminated})).toEqual({discriminated});
  });

  it('makes cells of descriptions of values, which a table can hold', () => {
    expect(madeAhead({'x-enumDescriptions': {sold: 'Gone | `sold`'}})).toEqual({
      'x-enumDescriptions': {sold: 'Gone &#124; <code>sold</code>'},
    });
  });
});
