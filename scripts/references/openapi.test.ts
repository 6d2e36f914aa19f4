import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {checkOpenapi} from './openapi/check';
import {openapiReference} from './openapi';
import {applyOverlay} from './openapi/overlay';
import {pagesOf} from './openapi/pageList';
import {firstParagraph, textsOf, withFrenchTypography} from './openapi/texts';
import {YamlFile} from './openapi/yamlFile';

const petstore = readFileSync('examples/petstore.yaml', 'utf8');
const overlay = readFileSync('examples/petstore.fr.overlay.yaml', 'utf8');

interface Change {
  petstore?: [from: string, to: string];
  overlay?: [from: string, to: string];
}

/** Checks the two example files after one change to one of them. */
async function problemsAfter(change: Change) {
  return checkOpenapi(
    new YamlFile('petstore.yaml', changed(petstore, change.petstore)),
    new YamlFile('overlay.yaml', changed(overlay, change.overlay)),
  );
}

function changed(text: string, change: [from: string, to: string] | undefined): string {
  if (!change) return text;
  if (!text.includes(change[0])) throw new Error(`The example does not hold: ${change[0]}`);
  return text.replace(change[0], () => change[1]);
}

/** Line of the first occurrence, after the change. */
function lineIn(text: string, change: [from: string, to: string] | undefined, marker: string): number {
  const before = changed(text, change).split(marker)[0] ?? '';
  return before.split('\n').length;
}

describe('the example', () => {
  it('has no problems', async () => {
    expect(await openapiReference.check()).toEqual([]);
  });

  it('makes exactly the pages of the specification', () => {
    const ids = pagesOf(parse(petstore)).map(({kind, id}) => (kind === 'schema' ? `schemas/${id}` : id));
    expect(ids.sort()).toEqual(
      [
        ...['add-pet', 'new-pet', 'update-pet', 'update-pet-with-form', 'delete-pet', 'get-pet-by-id'],
        ...['find-pets-by-status', 'find-pets-by-tags', 'upload-file', 'pet', 'get-inventory', 'place-order'],
        ...['get-order-by-id', 'delete-order', 'store', 'subscribe-to-the-store-events', 'create-user'],
        ...['create-users-with-array-input', 'create-users-with-list-input', 'login-user', 'logout-user'],
        ...['get-user-by-name', 'update-user', 'delete-user', 'user', 'schemas/cat', 'swagger-petstore-yaml'],
      ].sort(),
    );
  });
});

describe('faults of the OpenAPI file', () => {
  it('reports a syntax error with its line', async () => {
    const change: Change['petstore'] = ['      operationId: addPet\n', '      operationId: [addPet\n'];
    const problems = await problemsAfter({petstore: change});
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]).toMatchObject({
      file: 'petstore.yaml',
      message: expect.stringContaining('YAML syntax') as string,
    });
    expect(Math.abs((problems[0]?.line ?? 0) - lineIn(petstore, change, '[addPet'))).toBeLessThanOrEqual(1);
  });

  it('reports a tab with its line and the mend', async () => {
    const change: Change['petstore'] = ['      operationId: addPet\n', '\toperationId: addPet\n'];
    const problem = (await problemsAfter({petstore: change})).find(({hint}) => hint === 'Indent with spaces.');
    expect(problem?.line).toBe(lineIn(petstore, change, '\toperationId'));
  });

  it('reports a reference that points nowhere', async () => {
    const change: Change['petstore'] = ["'#/components/requestBodies/Pet'", "'#/components/requestBodies/Pett'"];
    expect(await problemsAfter({petstore: change})).toContainEqual({
      file: 'petstore.yaml',
      line: lineIn(petstore, change, 'requestBodies/Pett'),
      message: "Can't resolve $ref (no-unresolved-refs): $ref: '#/components/requestBodies/Pett'",
      hint: expect.stringContaining('Correct the $ref') as string,
    });
  });

  it('reports a misspelt key', async () => {
    const change: Change['petstore'] = ['      operationId: addPet\n', '      operationID: addPet\n'];
    const [problem] = await problemsAfter({petstore: change});
    expect(problem).toMatchObject({line: lineIn(petstore, change, 'operationID: addPet')});
    expect(problem?.message).toContain('operationID');
    expect(problem?.hint).toContain('operationId');
  });

  it('reports a webhook without an operationId', async () => {
    const change: Change['petstore'] = ['      operationId: newPet\n', ''];
    const problems = await problemsAfter({petstore: change});
    expect(problems.map(({message}) => message).join()).toMatch(/operationId/);
    expect(problems[0]?.line).toBeGreaterThanOrEqual(lineIn(petstore, change, '  newPet:'));
  });

  it('reports a description that is too short for search engines', async () => {
    const change: Change['petstore'] = [
      '        Removes a pet from the stock for good.',
      '        Gone.\n\n\n        Removes a pet.',
    ];
    expect(await problemsAfter({petstore: change})).toContainEqual({
      file: 'petstore.yaml',
      line: lineIn(petstore, change, 'description: >-\n        Gone.'),
      message: 'the first paragraph of the description of delete-pet has 5 characters',
      hint: expect.stringContaining('50 to 160') as string,
    });
  });

  it('reports two pages of the same title', async () => {
    const change: Change['petstore'] = ['summary: Delete a pet', 'summary: Delete a user'];
    const problem = (await problemsAfter({petstore: change})).find(({message}) => message.startsWith('same title'));
    expect(problem).toMatchObject({file: 'petstore.yaml', line: expect.any(Number) as number});
  });
});

describe('faults of the overlay', () => {
  it('reports a target that matches nothing, and where it goes wrong', async () => {
    const change: Change['overlay'] = ["target: $.paths['/pet'].put\n", "target: $.paths['/pett'].put\n"];
    expect(await problemsAfter({overlay: change})).toContainEqual({
      file: 'overlay.yaml',
      line: lineIn(overlay, change, "['/pett']"),
      message: "the target $.paths['/pett'].put matches nothing",
      hint: expect.stringMatching(/^\$\.paths exists.*\/pet,/) as string,
    });
  });

  it('reports a target that is not a JSONPath', async () => {
    const change: Change['overlay'] = ['target: $.info\n', 'target: $.info[\n'];
    expect(await problemsAfter({overlay: change})).toContainEqual(
      expect.objectContaining({
        line: lineIn(overlay, change, '$.info['),
        message: 'the target $.info[ is not a JSONPath',
      }),
    );
  });

  it('reports an update of a key that the document does not have', async () => {
    const change: Change['overlay'] = ['      PetId:', '      PetNumber:'];
    expect(await problemsAfter({overlay: change})).toContainEqual(
      expect.objectContaining({
        line: lineIn(overlay, change, 'PetNumber:'),
        message: "the update sets 'PetNumber', but $.components.parameters has no such key",
      }),
    );
  });

  it('reports a text without a French version at its line in the OpenAPI file', async () => {
    const change: Change['overlay'] = ['      summary: Ajouter un animal\n', ''];
    expect(await problemsAfter({overlay: change})).toEqual([
      {
        file: 'petstore.yaml',
        line: lineIn(petstore, undefined, 'summary: Add a pet to the store'),
        message: "no French text for $.paths['/pet'].post.summary: “Add a pet to the store”",
        hint: "Add to overlay.yaml: target: $.paths['/pet'].post, update: {summary: …}.",
      },
    ]);
  });

  it('reports a French description that is too long at its line in the overlay', async () => {
    const change: Change['overlay'] = ['à chaque requête.', `à chaque requête. ${'Encore. '.repeat(20)}`];
    const problems = await problemsAfter({overlay: change});
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      file: 'overlay.yaml',
      message: expect.stringContaining('get-inventory') as string,
    });
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
  });

  it('keeps French punctuation on its line and curves apostrophes, but not in code', () => {
    expect(withFrenchTypography("« L'API » : `a : b'c` ; fin")).toBe("«\u202fL’API\u202f»\u202f: `a : b'c`\u202f; fin");
  });
});
