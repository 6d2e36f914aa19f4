import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {referencesOf} from '@lectern/references/references';
import {pagesOf} from '@lectern/references/openapi/pageList';
import {referenceKinds, referenceNavbarItems, references, referenceSite} from '../../src/references';
import {petstorePages} from './routes';

it('finds nothing wrong with the samples, not even in matters of taste', async () => {
  for (const {load} of referencesOf(references, referenceSite)) {
    const {check, sources} = await load();
    expect(await check()).toEqual([]);
    expect((await sources()).filter((file) => !existsSync(file))).toEqual([]);
  }
});

it('makes exactly the pages of the specification', () => {
  const ids = pagesOf(parse(readFileSync('examples/petstore.yaml', 'utf8'))).map(({kind, id}) =>
    kind === 'schema' ? `schemas/${id}` : id,
  );
  expect(ids.sort()).toEqual([...petstorePages].sort());
});

it('puts both references where the specification wants them', () => {
  expect(referenceNavbarItems()).toMatchObject([
    {to: '/docs/api/queries', label: 'GraphQL'},
    {to: '/docs/category/petstore-api', label: 'OpenAPI'},
  ]);
  expect(referenceKinds()).toEqual([
    ['/docs/api/petstore', 'rest'],
    ['/docs/category/petstore-api', 'rest'],
    ['/docs/api', 'graphql'],
  ]);
});
