import {expect, it} from 'vitest';
import {readOptions} from './prepareOptions';

it('reads what to make, and where', () => {
  expect(readOptions([])).toEqual({});
  expect(readOptions(['--force'])).toEqual({force: true});
  expect(readOptions(['--openapi', 'a.yaml', '--out', 'docs/api/a'])).toEqual({openapi: 'a.yaml', out: 'docs/api/a'});
});

it.each([
  [['--unknown'], 'npm run references: there is no option --unknown. There are: --force, --openapi, --graphql, --out.'],
  [['--open-api', 'a.yaml'], 'there is no option --open-api. Did you mean “--openapi”?'],
  [['a.yaml'], '“a.yaml” stands alone. There are: --force, --openapi, --graphql, --out.'],
  [['--openapi'], '--openapi has no value: name a file or a folder.'],
])('refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
