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

  it('makes cells of descriptions of values, which a table can hold', () => {
    expect(madeAhead({'x-enumDescriptions': {sold: 'Gone | `sold`'}})).toEqual({
      'x-enumDescriptions': {sold: 'Gone &#124; <code>sold</code>'},
    });
  });
});
