import {expect, it} from 'vitest';
import {makeIndex} from '@lectern/search/build/makeIndex';
import {formatVersion, writeNumbers} from '@lectern/search/shared/format';
import {IndexThread} from './indexThread';

const section = {heading: 'Crank', level: 1, anchor: '', text: 'Turn it.'};
const page = {url: '/crank', kind: 'docs' as const, breadcrumb: [], sections: [section]};
const index = {...makeIndex([page], {hash: 'a', language: 'en', baseUrl: '/'}), versions: []};
const search = {query: 'cranks', options: {limit: 1}};

it('searches an index', async () => {
  const thread = new IndexThread();
  expect(await thread.run('load', index)).toEqual({
    language: 'en',
    pages: [{url: '/crank', title: 'Crank', breadcrumb: []}],
  });
  const answers = await Promise.all([thread.run('search', search), thread.run('search', {...search, query: 'lamp'})]);
  expect(answers.map(({total}) => total)).toEqual([1, 0]);
  thread.end();
});

it('ends what takes too long, and begins anew', async () => {
  const thread = new IndexThread({milliseconds: 1, mebibytes: 100});
  await expect(thread.run('load', index)).rejects.toThrow('it takes too long');
  expect(thread.isAlive).toBe(false);
});

it('ends what takes too much memory, which a small file may ask for', async () => {
  const count = 30_000;
  const header = {format: formatVersion, hash: 'a', language: 'en'};
  // Each word is a letter longer than the one before.
  const bomb = {
    ...header,
    words: Array.from({length: count}, () => 'a').join('\n'),
    shared: writeNumbers(Array.from({length: count}, (_, at) => at)),
    groups: writeNumbers(Array.from({length: count}, () => 0)),
    counts: writeNumbers(Array.from({length: count}, () => 0)),
    gaps: '',
    levels: '',
  };
  const thread = new IndexThread({milliseconds: 60_000, mebibytes: 32});
  await expect(
    thread.run('load', {...index, index: JSON.stringify(bomb)}).then(() => thread.run('search', search)),
  ).rejects.toThrow(/memory/);
  expect(thread.isAlive).toBe(false);
  await thread.run('load', {...index, docs: index.docs, index: index.index});
  expect((await thread.run('search', search)).total).toBe(1);
  thread.end();
});
