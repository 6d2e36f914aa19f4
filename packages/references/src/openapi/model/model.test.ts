import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {brought} from '../../root';
import {Samples} from '../codeSamples';
import {operationsOf} from '../pageList';
import {exampleOf} from './exampleOf';
import {jsonOf} from './examples';
import {operationModel} from './operation';
import type {LeftOut} from './report';
import {Resolver} from './resolver';
import {schemaModel} from './schemaPage';
import {limitsOfPage} from './shapes';
import type {Field, OperationModel, Shape, Type} from './types';

const languages = [{language: 'curl', label: 'cURL', highlight: 'bash'}];
const read = (name: string): unknown => parse(readFileSync(brought('fixtures', name), 'utf8'));
const constructs = read('constructs.yaml');

/** What `things/get-one` and the like become. */
function partsOf(document: unknown) {
  const leftOut: LeftOut[] = [];
  const asked: string[] = [];
  const parts = {
    resolver: new Resolver(document),
    pages: new Map([['Thing', 'schemas/thing']]),
    operations: new Map([['things/drop', 'things-drop']]),
    pageFor: (name: string) => {
      asked.push(name);
      return `schemas/${name}`;
    },
    samples: new Samples(languages),
    info: 'constructs',
    report: (part: LeftOut) => void leftOut.push(part),
  };
  return {parts, leftOut, asked};
}

function operation(id: string, document = constructs): OperationModel {
  const {path} = operationsOf(document).find(({value}) => value.operationId === id)!;
  return operationModel(path, id, partsOf(document).parts);
}

const schema = (name: string, document = constructs): Shape => schemaModel(name, name, partsOf(document).parts).shape;

/** A schema alone, as the body of an operation. */
function bodyOf(schema: object, components: object = {}) {
  const document = {
    paths: {
      '/x': {
        post: {
          operationId: 'x',
          requestBody: {content: {'application/json': {schema}}},
        },
      },
    },
    components: {schemas: components},
  };
  return operation('x', document).body!.contents[0]!.shape!;
}

function find(fields: Field[] | undefined, name: string): Field {
  const field = fields?.find((one) => one.name === name);
  if (!field) throw new Error(`no field ${name} among ${fields?.map((one) => one.name).join()}`);
  return field;
}

function words(type: Type): string {
  switch (type.is) {
    case 'plain':
      return type.format ? `${type.name}<${type.format}>` : type.name;
    case 'named':
      return type.name;
    case 'const':
      return `=${type.value}`;
    case 'list':
      return `${words(type.of)}[]`;
    case 'map':
      return `{${words(type.of)}}`;
    case 'union':
      return type.of.map(words).join(' | ');
  }
}

describe('an operation', () => {
  const model = operation('things/get-one');

  it('has parameters of its path, by place, each with an address', () => {
    expect(Object.entries(model.parameters).map(([place, fields]) => [place, fields.map(({id}) => id)])).toEqual([
      ['path', ['path-owner', 'path-thingId']],
      ['query', ['query-sort', 'query-tags', 'query-ids', 'query-filter', 'query-id_or_name']],
      ['header', ['header-X-Trace']],
      ['cookie', ['cookie-session']],
    ]);
    expect(model.parameters.path[0]).toMatchObject({
      required: true,
      description: '<p>Whose it is.</p>',
    });
    expect(model.parameters.header[0]).toMatchObject({
      deprecated: true,
      example: 'abc',
    });
    expect(words(find(model.parameters.query, 'id_or_name').type)).toBe('string | integer');
    expect(find(model.parameters.query, 'sort')).toMatchObject({
      values: [{value: 'name'}, {value: 'age'}],
      default: 'name',
    });
  });

  it('has its servers with their variables', () => {
    expect(model.servers).toMatchObject([
      {
        url: 'https://{region}.example.com:{port}/v1',
        variables: [{name: 'region', default: 'eu'}, {name: 'port'}],
      },
    ]);
  });

  it('says what it needs, that it needs nothing, or nothing of it', () => {
    expect(model.security).toEqual([
      [{key: 'key', type: 'apiKey', detail: 'api_key'}],
      [{key: 'token', type: 'http', detail: 'bearer'}],
    ]);
    expect(operation('things/drop').security).toEqual([]);
    expect(operation('putFile').security?.[0]).toEqual([]);
    expect(operation('sendForm').security).toMatchObject([
      [{type: 'oauth2', detail: 'write'}, {type: 'mutualTLS'}],
      [{type: 'openIdConnect'}],
    ]);
    expect('security' in operation('getOld', read('constructs-3.0.yaml'))).toBe(false);
  });

  it('has responses by status, with headers, media types, named examples and links', () => {
    expect(model.responses.map(({status}) => status)).toEqual(['200', '4XX', 'default']);
    const [ok] = model.responses;
    expect(ok).toMatchObject({
      reason: 'OK',
      headers: [{id: 'response-200-header-X-Rate', name: 'X-Rate'}],
      links: [{name: 'drop', operation: 'things/drop', page: 'things-drop'}],
    });
    expect(ok!.contents.map(({media}) => media)).toEqual(['application/json', 'text/csv']);
    expect(ok!.contents[0]!.examples.map(({name}) => name)).toEqual(['A red one', 'blue']);
    expect(ok!.contents[1]!.examples[0]!.code.html).toBe('name,age');
  });

  it('says that it is deprecated, and what to use instead', () => {
    expect(operation('things/drop')).toMatchObject({
      deprecated: true,
      deprecation: 'Use <code>archive</code>.',
    });
  });

  it('calls back', () => {
    expect(operation('sendForm').callbacks).toMatchObject([
      {
        name: 'done',
        path: '{$request.body#/url}',
        body: {
          contents: [{shape: {fields: [{id: 'callback-done-body-id'}, {}]}}],
        },
        responses: [{status: '200'}],
      },
    ]);
  });

  it('may be a webhook: no address, no right, and no sample', () => {
    expect(operation('onChange')).toMatchObject({
      method: 'event',
      path: '',
      servers: [],
      samples: [],
    });
    expect('security' in operation('onChange')).toBe(false);
  });
});

it('says once what a title, a description and a schema say in the same words', () => {
  const same = {description: 'The *thing*.', content: {'application/json': {schema: {$ref: '#/components/schemas/T'}}}};
  const document = (description: string) => ({
    paths: {
      '/x': {
        post: {
          operationId: 'x',
          description,
          requestBody: same,
          responses: {200: same, 201: {...same, description: 'Other'}},
        },
      },
    },
    components: {schemas: {T: {type: 'object', description: 'The *thing*.', properties: {a: {}}}}},
  });
  const {description, body, responses} = operation('x', document('The *thing*.'));
  expect(description).toBe('<p>The <em>thing</em>.</p>');
  expect(body!.contents[0]!.shape).not.toHaveProperty('description');
  expect(responses[0]!.contents[0]!.shape).not.toHaveProperty('description');
  expect(responses[1]!.contents[0]!.shape!.description).toBe(description);
  expect(operation('x', document('x.')).description).toBeUndefined();
});

describe('an operation of references, variants and extensions', () => {
  const model = operation('takeIn');
  const [written, later] = model.responses;

  it('has servers and keys of its own', () => {
    expect(model.servers).toMatchObject([
      {url: 'https://zoo.example.com', variables: []},
      {url: 'https://{zone}.zoo.example.com', variables: [{name: 'zone', default: 'north'}]},
    ]);
    expect(model.security).toMatchObject([[{type: 'apiKey', detail: 'X-Key'}], [{type: 'apiKey', detail: 'key'}]]);
  });

  it('has what it refers to', () => {
    expect(model.responses.map(({status}) => status)).toEqual(['201', '202']);
    expect(written!.headers).toMatchObject([
      {name: 'Location', required: true, description: '<p>Where the record is.</p>'},
    ]);
    expect(later!.contents).toMatchObject([{media: 'text/plain', examples: [{code: {html: 'Later'}}]}]);
    expect(model.body!.contents[0]!.examples[0]).toMatchObject({name: 'Cat', code: {language: 'json'}});
  });

  it('has all examples by name, and none of a picture', () => {
    const [json, picture] = written!.contents;
    expect(json!.examples).toHaveLength(7);
    expect(json!.examples[0]!.name).toBe('Short');
    expect(picture).toMatchObject({
      media: 'image/png',
      shape: {type: {name: 'string', format: 'binary'}},
      examples: [],
    });
  });

  it('has variants beside the fields that all of them have', () => {
    const shape = written!.contents[0]!.shape!;
    expect(shape.fields?.map(({name}) => name)).toEqual(['id']);
    expect(shape.choices).toMatchObject([
      {kind: 'anyOf', options: [{name: {text: 'Caged'}}, {name: {text: 'Waiting'}}]},
    ]);
    expect(model.body!.contents[0]!.shape!.choices).toMatchObject([
      {kind: 'oneOf', options: [{name: {text: 'meow'}}, {name: {text: 'woof'}}]},
    ]);
  });

  it('shows no extension that nobody knows', () => {
    expect(JSON.stringify(model)).not.toMatch(/x-(?!key)/i);
  });
});

describe('a request', () => {
  const sample = (id: string): string =>
    operation(id)
      .samples[0]!.html.replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&amp;/g, '&');

  it('has examples, and the name of a path parameter that has none', () => {
    const curl = sample('things/get-one');
    expect(curl).toContain('https://eu.example.com:443/v1/things/{owner}/12?');
    expect(curl).toContain('tags=a&tags=b');
    expect(curl).toMatch(/ids=1(?:\||%7C)2/);
    expect(curl).toContain('filter[age]=3');
    expect(curl).toContain('api_key=API_KEY');
    expect(curl).toContain('X-Trace: abc');
    expect(curl).toContain('Cookie: session=s1');
    expect(curl).not.toContain('undefined');
    expect(curl).not.toContain('sort=');
  });

  it('can be read in a narrow column: its address may end a line between its parts, and options stand below', () => {
    const {html} = operation('things/get-one').samples[0]!;
    expect(html).toContain('v1/<wbr>things/<wbr>{owner}/<wbr>12?');
    expect(html).toContain('tags=a&amp;<wbr>tags=b');
    expect(html).not.toContain('/<wbr>/');
    const [first, ...others] = sample('things/get-one').split('\n');
    expect(first).toMatch(/^curl .* \\$/);
    for (const line of others) expect(line).toMatch(/^ {2}-/);
  });

  it('has the name of a parameter that it needs and that has no example', () => {
    const parameters = ['q', 'sort'].map((name) => ({
      name,
      in: 'query',
      required: name === 'q',
      schema: {type: 'string'},
    }));
    const document = {
      servers: [{url: 'https://example.com'}],
      paths: {'/x': {get: {operationId: 'x', parameters}}},
    };
    const [sample] = operation('x', document).samples;
    expect(sample!.html.replace(/<[^>]+>/g, '')).toContain('https://example.com/x?q={q}');
    expect(sample!.html).not.toContain('sort');
  });

  it('is known for each kind of body: with the example of that kind, or with one made of its fields', () => {
    const kinds = ['cat', 'dog', 'bee'];
    const schemas = {
      Pet: {
        oneOf: kinds.map((kind) => ({$ref: `#/components/schemas/${kind}`})),
        discriminator: {
          propertyName: 'kind',
          mapping: Object.fromEntries(kinds.map((kind) => [kind, `#/components/schemas/${kind}`])),
        },
      },
      ...Object.fromEntries(
        kinds.map((kind) => [
          kind,
          {type: 'object', properties: {kind: {type: 'string', example: 'cat'}, [`${kind}s`]: {type: 'integer'}}},
        ]),
      ),
    };
    const schema = {$ref: '#/components/schemas/Pet'};
    const bodiesOf = (examples?: object) => {
      const content = {'application/json': {schema, examples}};
      const document = {paths: {'/x': {post: {operationId: 'x', requestBody: {content}}}}, components: {schemas}};
      const {samplesOfChoices = {}} = operation('x', document);
      return Object.entries(samplesOfChoices).map(([id, [curl]]) => [
        id,
        JSON.parse(/'({.*})'/s.exec(curl!.replace(/<[^>]+>/g, ''))![1]!) as unknown,
      ]);
    };
    expect(bodiesOf({first: {value: {kind: 'dog', dogs: 4}}})).toEqual([
      ['body-cat', {kind: 'cat', cats: 0}],
      ['body-dog', {kind: 'dog', dogs: 4}],
      ['body-bee', {kind: 'bee', bees: 0}],
    ]);
    // What a second example of a kind sends is known as well, by its place in the menu.
    expect(bodiesOf({first: {value: {kind: 'dog', dogs: 4}}, second: {value: {kind: 'dog', dogs: 5}}})).toEqual([
      ['body-cat', {kind: 'cat', cats: 0}],
      ['body-dog', {kind: 'dog', dogs: 4}],
      ['body-bee', {kind: 'bee', bees: 0}],
      ['body-dog example-1', {kind: 'dog', dogs: 5}],
    ]);
    expect(bodiesOf()).toHaveLength(3);
    // Nothing says which kind an example is of.
    Reflect.deleteProperty(schemas.Pet, 'discriminator');
    expect(bodiesOf({first: {value: {dogs: 4}}})).toEqual([]);
    expect(bodiesOf()).toHaveLength(3);
  });

  it('sends one set of fields where exactly one is right', () => {
    const properties = {kind: {}, id: {}, owner: {}, number: {}};
    const oneOf = [{required: ['id']}, {required: ['owner', 'number', 'kind']}];
    const schema = {type: 'object', properties, required: ['kind'], oneOf};
    expect(exampleOf(schema, 'sent', new Resolver({}))).toEqual({kind: 'string', id: 'string'});
  });

  it('is known for each media type of a body, and for each kind in it', () => {
    const kinds = ['cat', 'dog'].map((kind) => ({
      title: kind,
      type: 'object',
      properties: {[`${kind}s`]: {type: 'integer', example: 3}},
    }));
    const content = {
      'application/json': {schema: {oneOf: kinds}},
      'application/xml': {schema: {oneOf: kinds}},
      'text/csv': {schema: {type: 'string', example: 'name,age'}},
    };
    const document = {paths: {'/x': {post: {operationId: 'x', requestBody: {content}}}}};
    const samples = Object.entries(operation('x', document).samplesOfChoices ?? {}).map(([choice, [curl]]) => {
      const text = curl!.replace(/<[^>]+>/g, '');
      return [choice, /Content-Type: ([\w/]+)/.exec(text)?.[1], /cats|dogs|name,age/.exec(text)?.[0]];
    });
    expect(samples).toEqual([
      ['application/json body-cat', 'application/json', 'cats'],
      ['application/json body-dog', 'application/json', 'dogs'],
      ['application/xml body-xml-cat', 'application/xml', 'cats'],
      ['application/xml body-xml-dog', 'application/xml', 'dogs'],
      ['text/csv', 'text/csv', 'name,age'],
    ]);
  });

  it('has an example whose value refers to another example', () => {
    const value = (name: string) => ({value: {$ref: `#/components/examples/${name}`}});
    const content = {'application/json': {examples: {a: value('Rex'), b: value('Nobody')}}};
    const document = {
      paths: {'/x': {post: {operationId: 'x', requestBody: {content}}}},
      components: {examples: {Rex: {value: 12}}},
    };
    const [a, b] = operation('x', document).body!.contents[0]!.examples.map(({code}) => code.html);
    expect(a).toMatch(/^(?:<[^>]+>)?12</);
    expect(b).toContain('#/components/examples/Nobody');
  });

  it('has the examples that its values refer to at any depth, but none in itself', () => {
    const to = (name: string) => ({$ref: `#/components/examples/${name}`});
    const example = {pets: [to('Rex'), {best: to('Rex')}], none: to('Nobody'), other: {$ref: '#/components/schemas/A'}};
    const document = {
      paths: {'/x': {post: {operationId: 'x', requestBody: {content: {'application/json': {example}}}}}},
      components: {examples: {Rex: {value: {name: 'Rex', friend: to('Tom')}}, Tom: {value: {friend: to('Rex')}}}},
    };
    const {html} = operation('x', document).body!.contents[0]!.examples[0]!.code;
    const rex = {name: 'Rex', friend: {friend: to('Rex')}};
    expect(JSON.parse(html.replace(/<[^>]+>/g, ''))).toEqual({...example, pets: [rex, {best: rex}]});
  });

  it('is known for each example of a body without kinds', () => {
    const examples = {short: {value: {name: 'Rex'}}, long: {value: {name: 'Rex', age: 4}}};
    const document = {
      paths: {'/x': {post: {operationId: 'x', requestBody: {content: {'application/json': {examples}}}}}},
    };
    const choices = Object.keys(operation('x', document).samplesOfChoices ?? {});
    expect(choices).toEqual(['example-0', 'example-1']);
  });

  it('shows a form as it is sent', () => {
    const [, form] = operation('sendForm').body!.contents;
    expect(form).toMatchObject({
      media: 'application/x-www-form-urlencoded',
      examples: [{code: {html: 'note=Hi'}}],
    });
  });

  it('sends a file, or a form with files', () => {
    expect(sample('putFile')).toContain("--data-binary '@/path/to/file'");
    expect(sample('putFile')).toContain('Authorization: Basic <credentials>');
    expect(sample('sendForm')).toContain('file=@"/path/to/file"');
    expect(sample('sendForm')).toContain('photos=@"/path/to/photos"');
    expect(sample('sendForm')).toContain('note="Hi"');
  });
});

describe('types', () => {
  it.each<[string, object, string]>([
    ['of a union', {oneOf: [{type: 'string'}, {type: 'integer'}]}, 'string | integer'],
    ['of several', {type: ['string', 'integer', 'null']}, 'string | integer | null'],
    ['of 3.0 that may be null', {type: 'string', nullable: true}, 'string | null'],
    ['of one that may be null', {oneOf: [{type: 'string'}, {type: 'null'}]}, 'string | null'],
    ['of a list', {type: 'array', items: {type: 'string', format: 'uri'}}, 'string<uri>[]'],
    ['of a map', {type: 'object', additionalProperties: {type: 'integer'}}, '{integer}'],
    ['of a constant', {const: 7}, '=7'],
    [
      'of objects without names',
      {
        oneOf: [{type: 'object', properties: {a: {}}}, {type: 'object'}],
      },
      'object',
    ],
    ['that nobody names', {minLength: 2}, 'string'],
    ['of anything', {}, 'any'],
  ])('are in words: %s', (_, given, expected) => {
    expect(words(bodyOf(given).type)).toBe(expected);
  });

  it('have the names of schemas, and their pages', () => {
    const {fields} = schema('Thing');
    expect(words(find(fields, 'parts').type)).toBe('Part[]');
    expect(words(find(fields, 'owner').type)).toBe('Part | null');
    expect(find(fields, 'parent').type).toEqual({
      is: 'named',
      name: 'Thing',
      page: 'schemas/thing',
    });
  });
});

describe('a schema', () => {
  const {fields} = schema('Thing');

  it('is what its parts are together', () => {
    expect(find(fields, 'name')).toMatchObject({
      required: true,
      limits: {minLength: 1, maxLength: 9},
      description: '<p>What this one is called.</p>',
    });
    expect(find(fields, 'kind')).toMatchObject({
      required: true,
      values: [
        {value: 'big', meaning: 'Needs <code>two</code>.'},
        {value: 'small', meaning: 'Needs one.'},
      ],
    });
  });

  it('lets a line end within the URL of an example', () => {
    const {html} = jsonOf({url: 'https://a.example/b/c.jpg', path: 'a/b'});
    expect(html).toContain('"https://a.example/<wbr>b/<wbr>c.jpg"');
    expect(html).toContain('"a/b"');
  });

  it('has bounds, defaults and examples', () => {
    expect(find(fields, 'size').limits).toEqual({
      exclusiveMinimum: 0,
      maximum: 10,
    });
    expect(find(fields, 'code').limits).toEqual({pattern: '^[A-Z]+$'});
    expect(find(fields, 'parts').limits).toEqual({minItems: 1, unique: true});
    const wide = bodyOf({type: 'integer', default: 2 ** 63, example: 5});
    expect(wide).toMatchObject({default: '9223372036854775807', example: '5'});
    expect(bodyOf({type: 'string', default: '', example: ''})).toMatchObject({default: '""'});
    expect(bodyOf({type: 'string', example: ''})).not.toHaveProperty('example');
    expect(find(find(fields, 'owner').fields, 'id')).toMatchObject({
      default: '1',
      limits: {multipleOf: 2},
    });
    expect(operation('getOld', read('constructs-3.0.yaml')).parameters.query[0]?.limits).toEqual({exclusiveMinimum: 1});
  });

  it('shows each side what it reads or writes', () => {
    expect(find(fields, 'secret').access).toBe('read');
    expect(fields!.some(({name}) => name === 'note')).toBe(false);
    const sent = bodyOf({
      properties: {a: {readOnly: true}, b: {writeOnly: true}},
    });
    expect(sent.fields?.map(({name}) => name)).toEqual(['b']);
  });

  it('stops where it would begin again', () => {
    expect(find(fields, 'parent')).toMatchObject({
      elsewhere: {name: 'Thing', id: 'schema'},
    });
    expect(find(fields, 'parent').fields).toBeUndefined();
  });

  it('is read as 3.0 writes it', () => {
    const old = operation('getOld', read('constructs-3.0.yaml')).responses[0]!.contents[0]!.shape!;
    expect(old.fields?.map(({type}) => words(type))).toEqual(['string | null', 'Owner | null', 'string | null']);
    expect(find(old.fields, 'state').values).toEqual([{value: 'on'}, {value: 'off'}]);
    expect(find(old.fields, 'owner').fields?.[0]?.id).toBe('response-200-owner-login');
  });

  it('is described by what stands beside a reference rather than by what it refers to', () => {
    const named = {
      $ref: '#/components/schemas/Name',
      description: 'Of this one.',
    };
    const {fields: own} = bodyOf({properties: {a: named}}, {Name: {type: 'string', description: 'Of all.'}});
    expect(own![0]).toMatchObject({
      type: {name: 'string'},
      description: '<p>Of this one.</p>',
    });
  });

  it('is described by what is said of its items as well, unless both say the same', () => {
    const list = (description: string | undefined, items: object) => ({type: 'array', description, items});
    const login = (description: string) => ({type: 'string', description});
    const schema = {
      properties: {
        both: list('Who leads it.', login('A login.')),
        same: list('Logins.', login('Logins.')),
        items: list(undefined, login('A login.')),
        pets: list(undefined, {$ref: '#/components/schemas/Pet'}),
        known: list('Its pets.', {$ref: '#/components/schemas/Pet'}),
      },
    };
    const parameter = {
      name: 'who',
      in: 'query',
      description: 'Who is asked.',
      schema: list('Some.', login('A login.')),
    };
    const document = {
      paths: {
        '/x': {
          post: {
            operationId: 'x',
            parameters: [parameter],
            requestBody: {content: {'application/json': {schema}}},
          },
        },
      },
      components: {schemas: {Pet: {type: 'string', description: 'An animal.'}}},
    };
    const {parameters, body} = operation('x', document);
    expect(body!.contents[0]!.shape!.fields!.map(({description}) => description)).toEqual([
      '<p>Who leads it.</p>\n<p>A login.</p>',
      '<p>Logins.</p>',
      '<p>A login.</p>',
      '<p>An animal.</p>',
      '<p>Its pets.</p>',
    ]);
    expect(parameters.query[0]!.description).toBe('<p>Who is asked.</p>\n<p>A login.</p>');
  });

  it('has each value and each address once', () => {
    const {fields: twice} = bodyOf({
      properties: {
        'a b': {enum: ['on', 'on', null, 'off']},
        'a-b': {type: 'string'},
        'a/b': {type: 'string'},
      },
    });
    expect(twice![0]!.values).toEqual([{value: 'on'}, {value: 'off'}]);
    expect(twice!.map(({id}) => id)).toEqual(['body-a-b', 'body-a-b-2', 'body-a-b-3']);
  });

  it('has the values of its variants where each of them has some', () => {
    const text = {type: 'string', enum: ['true', 'auto']};
    const valuesOf = (...oneOf: object[]) => bodyOf({oneOf}).values?.map(({value}) => value);
    expect(valuesOf({type: 'boolean'}, text)).toEqual(['true', 'false', 'auto']);
    expect(valuesOf(text, {type: 'string', enum: ['b']}, {type: 'null'})).toEqual(['true', 'auto', 'b']);
    expect(valuesOf(text, {type: 'integer'})).toBeUndefined();
    expect(valuesOf({type: 'boolean'}, {type: 'boolean'})).toBeUndefined();
  });

  it('says of plain alternatives what each of them says, and once what none says otherwise', () => {
    const [description, other] = ['Its number.', 'Its *name*.'];
    const text = {type: 'string'};
    expect(bodyOf({oneOf: [text, {type: 'integer', description}]})).toMatchObject({description: '<p>Its number.</p>'});
    const flag = {type: 'boolean', description, default: false};
    const same = bodyOf({anyOf: [flag, {...text, default: 'false', enum: ['true', 'false']}]});
    expect(same).toMatchObject({description: '<p>Its number.</p>', default: 'false'});
    expect(same.alternatives).toBeUndefined();
    const list = {type: 'array', items: text, maxItems: 9};
    expect(bodyOf({description, oneOf: [{...text, description: other}, list, {enum: ['all']}]}).alternatives).toEqual([
      {type: {is: 'plain', name: 'string'}, description: '<p>Its <em>name</em>.</p>'},
      {type: {is: 'list', of: {is: 'plain', name: 'string'}}, limits: {maxItems: 9}},
      {type: {is: 'plain', name: 'string'}, values: [{value: 'all'}]},
    ]);
    const fields = {
      a: {
        oneOf: [
          {...text, default: ''},
          {type: 'object', properties: {b: {}}},
        ],
      },
    };
    expect(bodyOf({properties: fields}).fields![0]).not.toHaveProperty('alternatives');
  });

  it('says of a parameter what it says itself, and of its alternatives what they say', () => {
    const schema = {oneOf: [{type: 'string', description: 'By name.'}, {type: 'integer'}]};
    const parameters = [{name: 'a', in: 'query', description: 'Which one.', schema}];
    const [field] = operation('x', {paths: {'/x': {get: {operationId: 'x', parameters}}}}).parameters.query;
    expect(field).toMatchObject({
      description: '<p>Which one.</p>',
      alternatives: [{description: '<p>By name.</p>'}],
    });
  });

  it('has the meanings of constants, of which it may allow a few only', () => {
    const states = {
      oneOf: [{const: 1, title: 'ON'}, {const: 2, title: 'OFF', description: 'Until it is *on*.'}, {const: 4}],
    };
    const all = bodyOf({$ref: '#/components/schemas/States'}, {States: states});
    expect(words(all.type)).toBe('integer');
    expect(all.values).toEqual([
      {value: '1', meaning: 'ON'},
      {value: '2', meaning: 'OFF: Until it is <em>on</em>.'},
      {value: '4'},
    ]);
    expect(all.choices).toBeUndefined();
    const one = bodyOf({enum: [2], allOf: [{$ref: '#/components/schemas/States'}]}, {States: states});
    expect(words(one.type)).toBe('integer');
    expect(one.values).toEqual([{value: '2', meaning: 'OFF: Until it is <em>on</em>.'}]);
  });

  it('has fields of any name', () => {
    const {fields: any} = bodyOf({
      patternProperties: {'^x-': {type: 'string'}},
      additionalProperties: {type: 'integer'},
    });
    expect(any).toMatchObject([{name: '', pattern: '^x-'}, {name: ''}]);
  });
});

describe('variants', () => {
  const namesOf = (shape: Shape) => shape.choices?.[0]?.options.map(({name}) => name);

  it('are called after what tells them apart', () => {
    expect(namesOf(schema('Event'))).toEqual([{text: 'opened'}, {text: 'closed'}, {fields: ['lost']}, {option: 4}]);
    expect(namesOf(schema('Animal'))).toEqual([{text: 'meow'}, {text: 'woof'}]);
    expect(
      namesOf(
        bodyOf({
          anyOf: [{type: 'object', properties: {a: {}}}, {type: 'string'}],
        }),
      ),
    ).toEqual([{fields: ['a']}, {type: {is: 'plain', name: 'string'}}]);
  });

  it('are told apart where their names are not, and by the property that is there for it', () => {
    const titled = {title: 'Same', type: 'object', properties: {a: {}}};
    expect(
      namesOf(
        bodyOf({
          oneOf: [titled, {title: 'Same', type: 'object', properties: {b: {}}}],
        }),
      ),
    ).toEqual([
      {text: 'Same', option: 1},
      {text: 'Same', option: 2},
    ]);
    const option = (kind: string) => ({
      type: 'object',
      properties: {version: {const: 1}, kind: {const: kind}},
    });
    const apart = {
      oneOf: [option('a'), option('b')],
      discriminator: {propertyName: 'kind'},
    };
    expect(namesOf(bodyOf(apart))).toEqual([{text: 'a'}, {text: 'b'}]);
  });

  it('have examples of their own of the property that tells them apart, though a base schema has one for all', () => {
    const base = {type: 'object', properties: {kind: {type: 'string', example: 'a'}, name: {example: 'a'}}};
    const shape = bodyOf(
      {
        oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}],
        discriminator: {propertyName: 'kind', mapping: {a: '#/components/schemas/A', b: '#/components/schemas/B'}},
      },
      {A: base, B: {allOf: [base, {properties: {tricks: {type: 'integer'}}}]}},
    );
    const examples = shape.choices![0]!.options.map((option) => option.shape.fields!.map(({example}) => example));
    expect(examples).toEqual([
      ['a', 'a'],
      ['b', 'a', undefined],
    ]);
  });

  it('that only name fields say of which of them a value needs some', () => {
    const properties = {a: {}, b: {}, c: {}};
    const required = (...names: string[]) => ({required: names});
    const shape = bodyOf({properties, anyOf: [required('a'), required('b', 'c')]});
    expect(shape.needs).toEqual([{kind: 'anyOf', sets: [['a'], ['b', 'c']]}]);
    expect(shape.choices).toBeUndefined();
    const one = {type: 'object', ...required('a')};
    expect(bodyOf({properties, oneOf: [one, required('b')]}).needs).toEqual([{kind: 'oneOf', sets: [['a'], ['b']]}]);
    expect(bodyOf({properties, oneOf: [one, {}]}).needs).toBeUndefined();
  });

  it('name the fields of all that they alone require', () => {
    const state = (value: string) => ({properties: {state: {enum: [value]}}, additionalProperties: true});
    const shape = bodyOf({
      properties: {state: {type: 'string'}, end: {}, id: {}},
      required: ['id'],
      anyOf: [{...state('done'), required: ['id', 'state', 'end', 'other']}, state('open')],
    });
    const needs = shape.choices![0]!.options.map((option) => option.shape.needs);
    expect(needs).toEqual([[{kind: 'allOf', sets: [['end']]}], undefined]);
  });

  it('have short addresses where they are the first, and else their name in them', () => {
    const [cat, dog] = schema('Animal').choices![0]!.options;
    expect(cat!.shape.fields?.map(({id}) => id)).toEqual(['schema-kind', 'schema-lives']);
    expect(dog!.shape.fields?.map(({id}) => id)).toEqual(['schema-woof-kind', 'schema-woof-tricks']);
  });
});

describe('what is too much for a page', () => {
  const wide = (count: number, of: object) => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({length: count}, (_, at) => [`f${at}`, of])),
  });

  it('is on the page of the schema', () => {
    const document = {
      paths: {
        '/x': {
          post: {
            operationId: 'x',
            requestBody: {
              content: {a: {schema: {$ref: '#/components/schemas/Wide'}}},
            },
          },
        },
      },
      components: {
        schemas: {
          Wide: wide(limitsOfPage.fields - 5, {
            $ref: '#/components/schemas/Deep',
          }),
          Deep: wide(20, {type: 'string'}),
        },
      },
    };
    const {parts, asked} = partsOf(document);
    const {fields} = operationModel(['paths', '/x', 'post'], 'x', parts).body!.contents[0]!.shape!;
    expect(fields).toHaveLength(limitsOfPage.fields - 5);
    expect(fields![0]).toMatchObject({
      elsewhere: {name: 'Deep', page: 'schemas/Deep'},
    });
    expect(new Set(asked)).toEqual(new Set(['Deep']));
  });

  it('is written out once, and where it stands is said elsewhere', () => {
    const {fields} = bodyOf(
      {
        properties: {
          a: {$ref: '#/components/schemas/Deep'},
          b: {$ref: '#/components/schemas/Deep'},
        },
      },
      {Deep: wide(20, {type: 'string'})},
    );
    expect(fields![0]!.fields).toHaveLength(20);
    expect(fields![1]).toMatchObject({
      elsewhere: {name: 'Deep', id: 'body-a'},
    });
  });
});

describe('one bad part', () => {
  it('is left out, and named', () => {
    const document = {
      paths: {
        '/x': {
          post: {
            operationId: 'x',
            requestBody: {
              content: {
                'application/json': {
                  schema: {$ref: '#/components/schemas/Odd'},
                },
              },
            },
            responses: {'200': {description: 'Fine.'}},
          },
        },
      },
      components: {
        schemas: {
          // No object of JSON: what an alias of YAML can make.
          Odd: {
            properties: {self: {type: 'object'}},
            example: {},
          } as Record<string, unknown>,
        },
      },
    };
    document.components.schemas.Odd.example = {inside: document.components};
    const {parts, leftOut} = partsOf(document);
    const model = operationModel(['paths', '/x', 'post'], 'x', parts);
    expect(leftOut.map(({rule, path}) => [rule, path.join(' ')])).toContainEqual(['example-made', 'paths /x post']);
    expect(model.responses[0]!.description).toBe('<p>Fine.</p>');
    expect(model.body!.contents[0]!.shape!.fields).toHaveLength(1);
  });

  it('is a language without a generator', () => {
    const samples = new Samples([...languages, {language: 'cobol', label: 'COBOL', highlight: 'text'}]);
    const {parts, leftOut} = partsOf(constructs);
    const model = operationModel(['paths', '/unsaid', 'get'], 'x', {
      ...parts,
      samples,
    });
    expect(model.samples.map(({label}) => label)).toEqual(['cURL']);
    expect(leftOut).toMatchObject([
      {
        rule: 'sample-made',
        message: expect.stringContaining('COBOL') as string,
      },
    ]);
  });
});
