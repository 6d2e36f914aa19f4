import {describe, expect, it} from 'vitest';
import {readTopics} from './topics';

const pages = [
  {key: 'installation.md', title: 'Install', headings: () => [{id: 'get-the-code', title: 'Get the code'}]},
  {key: 'guides/index.md', title: 'Guides', headings: () => []},
];

it('finds pages and sections, with their titles', () => {
  expect(readTopics('# List\ninstall: installation.md#get-the-code\nguides: guides/index.md\n', pages)).toEqual({
    topics: [
      {id: 'install', title: 'Get the code', page: 'installation.md', anchor: 'get-the-code'},
      {id: 'guides', title: 'Guides', page: 'guides/index.md'},
    ],
    problems: [],
  });
});

it('may be empty', () => {
  expect(readTopics('# None yet\n', pages)).toEqual({topics: [], problems: []});
});

describe('what an author can get wrong', () => {
  it.each(['- install: installation.md', 'installation.md'])('the form of the list: %s', (text) => {
    expect(readTopics(`# Topics\n${text}\n`, pages).problems).toMatchObject([
      {line: 2, message: 'This is no list of topics.', hint: 'Write one topic per line: install: installation.md'},
    ]);
  });

  it.each([
    ['a: instalation.md', '“instalation.md”, which is no page.', 'Did you mean “installation.md”?'],
    ['a: nowhere-at-all.md', '“nowhere-at-all.md”, which is no page.', 'Name a file below docs/'],
    ['a:', 'The topic “a” leads to no page.', 'Name a file'],
    ['a: [guides/index.md]', 'The topic “a” leads to no page.', 'Name a file'],
    ['a: guides/index.md#', '“#”, which guides/index.md does not have.', 'It has no headings: name the page alone.'],
    [
      'a: installation.md#get-the-cod',
      '“#get-the-cod”, which installation.md does not have.',
      'Did you mean “#get-the-code”?',
    ],
    ['a: installation.md#zzz', '“#zzz”', 'Its headings have the ids get-the-code.'],
    ['"<b>": guides/index.md', '“<b>” cannot be the id of a topic.', 'small letters'],
    ['install: x\ninstall: y', 'not valid YAML: Map keys must be unique', 'one topic per line'],
  ])('%s', (line, message, hint) => {
    const [problem] = readTopics(`ok: guides/index.md\n${line}\n`, pages).problems;
    expect(problem?.file).toBe('src/data/context-help.yml');
    expect(problem?.message).toContain(message);
    expect(problem?.hint).toContain(hint);
    expect(problem?.line).toBeGreaterThan(1);
  });
});
