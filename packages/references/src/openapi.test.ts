import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';
import {afterAll, describe, expect, it} from 'vitest';
import {checkOpenapi} from './openapi/check';
import {describe as describeFile, readDescription} from './openapi/description';
import {applyOverlay} from './openapi/overlay';
import {pagesOf} from './openapi/pageList';
import {firstParagraph, textsOf} from './openapi/texts';
import {YamlFile} from './openapi/yamlFile';
import {brought} from './root';
import {withLevels} from './levels';

const orders = readFileSync(brought('fixtures/orders.yaml'), 'utf8');
const overlay = readFileSync(brought('fixtures/orders.de.overlay.yaml'), 'utf8');

type Replacement = [from: string, to: string];

interface Change {
  orders?: Replacement;
  overlay?: Replacement;
}

/** Checks a description and its German texts after one change to one of them. */
async function problemsAfter(change: Change) {
  return withLevels(
    await checkOpenapi(await describeFile(new YamlFile('orders.yaml', changed(orders, change.orders))), [
      {locale: 'de', file: new YamlFile('overlay.yaml', changed(overlay, change.overlay))},
    ]),
  );
}

async function problemsOf(text: string, name = 'api.yaml') {
  return withLevels(await checkOpenapi(await describeFile(new YamlFile(name, text)), []));
}

function changed(text: string, change: Replacement | undefined): string {
  if (!change) return text;
  if (!text.includes(change[0])) throw new Error(`The example does not hold: ${change[0]}`);
  return text.replace(change[0], () => change[1]);
}

/** Line of the first occurrence, after the change. */
function lineIn(text: string, change: Replacement | undefined, marker: string): number {
  const before = changed(text, change).split(marker)[0] ?? '';
  return before.split('\n').length;
}

it('finds nothing wrong with a description that has all texts', async () => {
  expect(await problemsAfter({})).toEqual([]);
});

describe('what no page can be made of', () => {
  it('is a syntax error, with its line', async () => {
    const change: Replacement = ['      operationId: listOrders\n', '      operationId: [listOrders\n'];
    const [problem] = await problemsAfter({orders: change});
    expect(problem?.message).toContain('YAML syntax');
    expect(Math.abs((problem?.line ?? 0) - lineIn(orders, change, '[listOrders'))).toBeLessThanOrEqual(1);
    expect(problem?.isWarning).toBeUndefined();
  });

  it('is a tab, with its line and the mend', async () => {
    const change: Replacement = ['      operationId: listOrders\n', '\toperationId: listOrders\n'];
    const problem = (await problemsAfter({orders: change})).find(({hint}) => hint === 'Indent with spaces.');
    expect(problem?.line).toBe(lineIn(orders, change, '\toperationId'));
  });

  it('is a reference that points nowhere', async () => {
    const change: Replacement = [
      "items: {$ref: '#/components/schemas/Order'}",
      "items: {$ref: '#/components/schemas/Odrer'}",
    ];
    const problem = (await problemsAfter({orders: change})).find(({isWarning}) => !isWarning);
    expect(problem).toMatchObject({
      line: lineIn(orders, change, 'Odrer'),
      hint: expect.stringContaining('Correct the $ref') as string,
    });
  });

  it.each([
    ['another format', 'swagger: "2.0"\ninfo: {title: A}\n', 'this is no description of OpenAPI 3'],
    ['a missing title', 'openapi: 3.1.0\ninfo: {version: 1.0.0}\npaths: {}\n', 'the API has no title'],
    ['no operation', 'openapi: 3.1.0\ninfo: {title: A}\npaths: {}\n', 'there is no operation'],
  ])('is %s', async (_, text, message) => {
    const [problem, ...others] = await problemsOf(text);
    expect(problem).toMatchObject({file: 'api.yaml', message});
    expect(problem?.hint).toBeTruthy();
    expect(problem?.isWarning).toBeUndefined();
    expect(others).toEqual([]);
  });
});

describe('what is merely better is a warning', () => {
  it('of a misspelt key, with what was meant', async () => {
    const change: Replacement = ['      operationId: listOrders\n', '      operationID: listOrders\n'];
    const [problem] = await problemsAfter({orders: change});
    expect(problem).toMatchObject({line: lineIn(orders, change, 'operationID'), isWarning: true, rule: 'struct'});
    expect(problem?.hint).toContain('operationId');
  });

  it('of a missing licence, with both ways to mend it', async () => {
    const change: Replacement = ['  license: {name: MIT, identifier: MIT}\n', ''];
    const [problem] = await problemsAfter({orders: change});
    expect(problem).toMatchObject({line: 2, isWarning: true, rule: 'info-license'});
    expect(problem?.message).not.toMatch(/: info:$/);
    expect(problem?.hint).toBe('Add `license: {name: …}` below `info`, or set the rule `info-license` to `off`.');
  });

  it('of a description that is too short for search engines', async () => {
    const change: Replacement = [
      '      description: Takes an order,',
      '      description: Buys.\n\n        Takes an order,',
    ];
    expect(
      await problemsAfter({
        orders: [
          'description: Takes an order, unless something of what it lists is out of stock at that moment.',
          'description: Buys.',
        ],
      }),
    ).toContainEqual({
      file: 'orders.yaml',
      line: lineIn(orders, undefined, change[0]),
      message: 'the first paragraph of the description of place-order has 5 characters',
      hint: expect.stringContaining('50 to 160') as string,
      rule: 'description-length',
      isWarning: true,
    });
  });

  it('of what stands in a file of one line, with what is there', async () => {
    const one = JSON.stringify(parse(changed(orders, ['operationId: listOrders', 'operationID: listOrders'])));
    const problem = (await problemsOf(one, 'orders.json')).find(({rule}) => rule === 'struct');
    expect(problem).toMatchObject({line: 1, isWarning: true});
    expect(problem?.message).toMatch(/: "?operationID": ?"listOrders".{20,50}…$/);
  });

  it('of two pages with one title, and of an operation without summary or description', async () => {
    const twins = await problemsAfter({orders: ['summary: Place an order', 'summary: List orders']});
    expect(twins.find(({rule}) => rule === 'page-title')).toMatchObject({file: 'orders.yaml', isWarning: true});
    const bare = await problemsOf(readFileSync(brought('fixtures/stock.json'), 'utf8'), 'stock.json');
    expect(bare.every(({isWarning}) => isWarning)).toBe(true);
    expect(bare.map(({rule}) => rule)).toEqual(expect.arrayContaining(['description-missing', 'operation-summary']));
  });
});

describe('faults of the texts of a language', () => {
  it.each<[string, Replacement, string]>([
    [
      'a target that matches nothing',
      ["$.paths['/orders'].post\n", "$.paths['/order'].post\n"],
      "the target $.paths['/order'].post matches nothing",
    ],
    ['a target that is not a JSONPath', ['$.info\n', '$.info[\n'], 'the target $.info[ is not a JSONPath'],
    [
      'an update of a key that is not there',
      ['update: {description: Der', 'update: {text: Der'],
      "the update sets 'text', but $.components.securitySchemes.api_key has no such key",
    ],
  ])('include %s, with its line', async (_, change, message) => {
    const problem = (await problemsAfter({overlay: change})).find((one) => one.message === message);
    expect(problem).toMatchObject({
      file: 'overlay.yaml',
      line: lineIn(overlay, change, change[1].trim().split('\n')[0]!),
    });
    expect(problem?.isWarning).toBeUndefined();
  });

  it('include a text that is missing, at its line in the OpenAPI file', async () => {
    expect(await problemsAfter({overlay: ['      summary: Bestellung aufgeben\n', '']})).toEqual([
      {
        file: 'orders.yaml',
        line: lineIn(orders, undefined, 'summary: Place an order'),
        message: "no German text for $.paths['/orders'].post.summary: “Place an order”",
        hint: "Add to overlay.yaml: target: $.paths['/orders'].post, update: {summary: …}.",
        rule: 'overlay-text',
        several: 'texts are not translated into German',
        isWarning: true,
      },
    ]);
  });

  it('include a description that is too long, at its line in the overlay', async () => {
    const problems = await problemsAfter({
      overlay: ['gerade vorrätig ist.', `gerade vorrätig ist. ${'Noch mehr. '.repeat(20)}`],
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({file: 'overlay.yaml', rule: 'description-length'});
  });
});

describe('a description', () => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'openapi-test-'));
  afterAll(() => rmSync(scratch, {recursive: true, force: true}));

  it('gives every operation an address of its own', async () => {
    const {source} = await describeFile(
      new YamlFile(
        'api.yaml',
        `openapi: 3.1.0
info: {title: Shop}
tags: [{name: users}]
paths:
  /users:
    get: {operationId: users, tags: [users]}
    post: {}
    put: {summary: Shop}
webhooks:
  sold:
    post: {}
`,
      ),
    );
    expect(pagesOf(source).map(({id}) => id)).toEqual([
      'shop',
      'users',
      'users-2',
      'post-users',
      'shop-2',
      'post-sold',
    ]);
    expect(source).toMatchObject({
      paths: {'/users': {post: {summary: 'POST /users'}}},
      webhooks: {sold: {post: {summary: 'sold'}}},
    });
  });

  it('has addresses that fit in the name of a file, each its own', async () => {
    const long = 'every word of it '.repeat(20);
    const {source} = await describeFile(
      new YamlFile(
        'api.yaml',
        `openapi: 3.1.0
info: {title: '${'項'.repeat(100)}'}
tags: [{name: '${long}'}]
paths:
  /users:
    get: {summary: '${long}', tags: ['${long}']}
    put: {operationId: '${long}'}
`,
      ),
    );
    const ids = pagesOf(source).map(({id}) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids.filter((id) => Buffer.byteLength(id) > 210)).toEqual([]);
    expect(ids[0]).toMatch(/^項+$/);
    expect(ids[1]).toMatch(/^every-word.*-(?:every|word|of|it)$/);
  });

  it('holds what other files say, and names them', async () => {
    writeFileSync(path.join(scratch, 'item.yaml'), 'type: string\n');
    const api = path.join(scratch, 'api.yaml');
    writeFileSync(
      api,
      "openapi: 3.1.0\ninfo: {title: A}\npaths: {}\ncomponents: {schemas: {Item: {$ref: './item.yaml'}}}\n",
    );
    const {value, files} = await readDescription(api);
    expect(JSON.stringify(value)).toContain('{"type":"string"}');
    expect(files.map((file) => path.basename(file))).toEqual(['api.yaml', 'item.yaml']);
  });

  it('has mistakes at their place in the file that has them', async () => {
    const item = path.join(scratch, 'paths.yaml');
    writeFileSync(item, "get:\n  responses:\n    '200':\n      descripton: Fine\n");
    const api = path.join(scratch, 'several.yaml');
    writeFileSync(api, "openapi: 3.1.0\ninfo: {title: A}\npaths:\n  /a: {$ref: './paths.yaml'}\n");
    const problems = await checkOpenapi(await readDescription(api), []);
    expect(problems.find(({message}) => message.includes('`descripton`'))).toMatchObject({
      file: item,
      line: 4,
      message: expect.stringMatching(/: descripton: Fine$/) as string,
    });
  });

  it('may be JSON that is indented by tabs', () => {
    expect(new YamlFile('a.json', '{\n\t"openapi": "3.0.3"\n}').syntaxErrors).toEqual([]);
  });

  it('is read as JSON with the same errors and lines', () => {
    const text = '{\n  "a": [{"b\\":": "\\"c\\": d", "e": 1.5}],\n  "f": {"g": null}\n}';
    const file = new YamlFile('a.json', text);
    expect(file).toMatchObject({value: new YamlFile('a.yaml', text).value, syntaxErrors: []});
    expect(file.lineOf(['f', 'g'])).toBe(3);
    const twice = new YamlFile('a.json', '{"a": {},\n "a": {}}');
    expect(twice.syntaxErrors).toMatchObject([{line: 2, hint: 'Remove or rename one of the two keys.'}]);
    expect(new YamlFile('a.json', '{"a": {\n').syntaxErrors[0]).toMatchObject({line: 2});
  });
});

describe('applyOverlay', () => {
  const document = {
    tags: [
      {name: 'a', description: 'A'},
      {name: 'b', description: 'B'},
    ],
  };

  it('replaces texts at every place of the target and leaves the source alone', () => {
    const {document: result, findings} = applyOverlay(document, {
      actions: [{target: '$.tags[*]', update: {description: 'X'}}],
    });
    expect(result).toEqual({
      tags: [
        {name: 'a', description: 'X'},
        {name: 'b', description: 'X'},
      ],
    });
    expect(document.tags[0]?.description).toBe('A');
    expect(findings).toEqual([]);
  });

  it('chooses an entry of a list by its name', () => {
    const {replaced} = applyOverlay(document, {
      actions: [{target: "$.tags[?@.name == 'b']", update: {description: 'X'}}],
    });
    expect([...replaced.keys()]).toEqual(['$.tags[1].description']);
  });

  it('refuses to write a text where a list stands', () => {
    const {findings} = applyOverlay(document, {actions: [{target: '$', update: {tags: 'X'}}]});
    expect(findings[0]).toMatchObject({at: ['actions', 0, 'update', 'tags']});
  });
});

describe('texts', () => {
  it('finds prose and passes over data', () => {
    const texts = textsOf({
      title: 'T',
      contact: {name: 'N', url: 'U'},
      properties: {value: {description: 'D'}, example: {title: 'E'}},
      example: {title: 'data'},
      examples: {a: {summary: 'S', value: {description: 'data'}}},
      'x-enumDescriptions': {on: 'O'},
    });
    expect([...texts].map(({text}) => text)).toEqual(['T', 'N', 'D', 'E', 'S', 'O']);
  });

  it('takes the first paragraph without its markup', () => {
    expect(firstParagraph('One `two`\n[three](x) **four**.\n\nFive')).toBe('One two three four.');
    expect(firstParagraph('Get <id> of <b>a thing</b><br>')).toBe('Get <id> of a thing');
    expect(firstParagraph('> [!WARNING]\n> It ends.\n\nGet a thing.')).toBe('Get a thing.');
    expect(firstParagraph('> [!WARNING]\n> It ends\n> soon.')).toBe('It ends soon.');
  });
});
