import path from 'node:path';
import {expect, it} from 'vitest';
import {checkedGlossary} from './readGlossary';

const file = path.resolve('src/data/glossary.en.yml');
const term = {term: 'Build', short: 'What makes the site.'};
const check = (data: Record<string, unknown>, text = ''): unknown => checkedGlossary(data, file, () => text);

it('reads terms by their ids', () => {
  expect(checkedGlossary({build: term}, file, () => '').get('build')?.term).toBe('Build');
});

it.each([
  ['a bad id', {Build: term}, '“Build” is not a valid id.'],
  ['nothing but an id', {build: null}, 'The term “build” has no fields.\n  Write “term: …”'],
  ['a text in place of fields', {build: 'What makes the site.'}, 'The term “build” has no fields.'],
  ['no term', {build: {short: 'What makes the site.'}}, 'The term “build” has no “term”.'],
  ['no definition', {build: {term: 'Build'}}, 'The term “build” has no “short”.'],
  ['an unknown field', {build: {...term, alias: 'x'}}, 'unknown field “alias”.\n  Did you mean “aliases”?'],
  ['a wrong type', {build: {...term, auto: 'yes'}}, '“auto” of the term “build” is not “true” or “false”.'],
  [
    'an unknown relation',
    {build: {...term, see: ['biuld']}},
    'refers to “biuld”, which does not exist.\n  Did you mean “build”?',
  ],
  [
    'a name of two terms',
    {build: term, make: {...term, term: 'build'}},
    '“build” is a name of both “build” and “make”.',
  ],
])('refuses %s', (_, data, message) => {
  expect(() => check(data)).toThrow(message);
});

it('names the line of the term', () => {
  expect(() => check({build: {}}, '# Terms\n\nbuild:\n')).toThrow(/^src\/data\/glossary\.en\.yml:3 {2}/);
  expect(() => check({build: 'x'}, '\nbuild: x\n')).toThrow(/^src\/data\/glossary\.en\.yml:2 {2}/);
});
