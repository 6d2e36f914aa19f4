import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {makeIndex} from '../build/makeIndex';
import type {ClientConfig} from '../shared/types';
import {createBackend} from './backend';

const config: ClientConfig = {
  base: '/',
  docsUrl: '/d.json?v=new',
  textsUrl: '/assets/search/*.json',
  indexUrl: '/i.json?v=new',
  hash: 'new',
  language: 'en',
};
const files = (hash: string): {docs: string; index: string} =>
  makeIndex(
    [{url: '/a', kind: 'docs', breadcrumb: [], sections: [{heading: hash, level: 1, anchor: '', text: 'word'}]}],
    {hash, language: 'en', baseUrl: '/'},
  );

/** What the host answers, by address; each request is noted. */
let answers: (url: string) => string | number | Error;
let asked: {url: string; cache?: string}[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, {cache}: RequestInit) => {
    asked.push({url, cache});
    const answer = answers(url);
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(typeof answer === 'string' ? new Response(answer) : new Response('', {status: answer}));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const serve = (docsHash: string, indexHash: string) => (url: string) =>
  url.startsWith('/d') ? files(docsHash).docs : files(indexHash).index;

describe('createBackend', () => {
  it('fetches both files once, side by side', async () => {
    answers = serve('new', 'new');
    const backend = createBackend(config);
    await Promise.all([backend.load(), backend.load(), backend.search('new', {limit: 1})]);
    expect(asked).toEqual([{url: '/d.json?v=new'}, {url: '/i.json?v=new'}]);
    expect((await backend.search('word', {limit: 1})).total).toBe(1);
  });

  it('asks once more, past all caches, where the files are of two builds', async () => {
    answers = (url) => (url.includes('again') ? serve('new', 'new')(url) : serve('new', 'old')(url));
    await createBackend(config).load();
    expect(asked).toHaveLength(4);
    expect(asked[2]).toEqual({url: expect.stringMatching(/^\/d\.json\?v=new&again=/) as string, cache: 'reload'});
  });

  it('asks once more where both are of another build, and takes what comes then', async () => {
    answers = serve('later', 'later');
    const backend = createBackend(config);
    await backend.load();
    expect(asked).toHaveLength(4);
    expect((await backend.search('later', {limit: 1})).total).toBe(1);
  });

  it('takes any build in the preview', async () => {
    answers = serve('old', 'old');
    await createBackend({...config, hash: null}).load();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['network', 'a missing file', () => 404],
    ['network', 'no connection', () => new TypeError('offline')],
    ['corrupt', 'a page in place of the file', () => '<!doctype html>'],
    ['version', 'two builds that stay two', serve('new', 'old')],
  ])('fails by %s for %s', async (code, _, answer) => {
    answers = answer;
    await expect(createBackend(config).load()).rejects.toMatchObject({name: 'SearchDataError', code});
  });

  it('tries again after a failure, past all caches', async () => {
    answers = () => 'cut off';
    const backend = createBackend(config);
    await expect(backend.load()).rejects.toThrow();
    answers = serve('new', 'new');
    await backend.load();
    expect(asked.at(-1)?.cache).toBe('reload');
  });
});
