import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {makeIndex} from '../build/makeIndex';
import {type ClientConfig, QuerySuperseded, type Result, type SearchState} from '../shared/types';
import {createSearchClient} from './client';
import type {Answer, Question} from './messages';

const config: ClientConfig = {
  base: '/',
  docsUrl: '/d.json',
  textsUrl: '/assets/search/*.json',
  indexUrl: '/i.json',
  hash: 'h',
  language: 'en',
};
const files = makeIndex(
  [{url: '/a', kind: 'docs', breadcrumb: [], sections: [{heading: 'Widget', level: 1, anchor: '', text: ''}]}],
  {hash: 'h', language: 'en', baseUrl: '/'},
);

/** A worker whose answers the test gives. */
class FakeWorker {
  onmessage: (event: {data: Answer}) => void = () => undefined;
  onerror: (event: Event) => void = () => undefined;
  questions: Question[] = [];
  terminated = false;

  postMessage(message: Question | ClientConfig): void {
    if ('id' in message) this.questions.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  /** Answers the oldest open question. */
  answer(answer: Omit<Answer, 'id'> = {}): void {
    const question = this.questions.shift();
    if (question) this.onmessage({data: {id: question.id, ...answer}});
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const resultOf = (name: string): Result => ({words: [name]}) as unknown as Result;

let worker: FakeWorker;
beforeEach(() => {
  worker = new FakeWorker();
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(url.startsWith('/d') ? files.docs : files.index)),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const start = (): ReturnType<typeof createSearchClient> =>
  createSearchClient(config, () => worker as unknown as Worker);

describe('createSearchClient', () => {
  it('does nothing before the first use, loads once, and says how far it is', async () => {
    const states: SearchState[] = [];
    const client = start();
    client.subscribe(() => states.push(client.state));
    expect([client.state, worker.questions]).toEqual(['idle', []]);
    const loads = Promise.all([client.load(), client.load()]);
    expect(worker.questions).toHaveLength(1);
    worker.answer();
    await loads;
    await client.load();
    expect(states).toEqual(['loading', 'ready']);
  });

  it('lets one query run and the latest wait', async () => {
    const client = start();
    const answers = ['a', 'ab', 'abc', 'abcd'].map((text) => client.query(text, {limit: 1}));
    const outcomes = Promise.allSettled(answers);
    worker.answer();
    await settled();
    expect(worker.questions.map(({query}) => query?.[0])).toEqual(['abcd']);
    const last = client.query('abcde', {limit: 1});
    worker.answer({result: resultOf('abcd')});
    await settled();
    worker.answer({result: resultOf('abcde')});
    expect(await last).toEqual(resultOf('abcde'));
    const reasons = (await outcomes).map((outcome) => outcome.status === 'rejected' && (outcome.reason as Error).name);
    expect(reasons).toEqual(['QuerySuperseded', 'QuerySuperseded', 'QuerySuperseded', false]);
  });

  it('hands the code of a failure on, and tries again on the next use', async () => {
    const client = start();
    const first = client.query('a', {limit: 1});
    worker.answer({error: {code: 'corrupt', message: 'cut off'}});
    await expect(first).rejects.toMatchObject({name: 'SearchDataError', code: 'corrupt'});
    expect(client.state).toBe('failed');
    const second = client.load();
    worker.answer();
    await second;
    expect(client.state).toBe('ready');
  });

  it.each([
    ['there are no workers', undefined],
    ['the worker cannot be loaded', 'error'],
  ])('works in the page where %s', async (_, fault) => {
    const client = createSearchClient(config, () => (fault ? (worker as unknown as Worker) : undefined));
    const answer = client.query('widget', {limit: 1});
    if (fault) worker.onerror(new Event('error', {cancelable: true}));
    expect((await answer).hits[0]?.title).toBe('Widget');
    expect(client.state).toBe('ready');
  });

  it('ends the worker, and begins anew afterwards', async () => {
    const client = start();
    const first = client.query('a', {limit: 1});
    client.dispose();
    await expect(first).rejects.toBeInstanceOf(QuerySuperseded);
    expect([worker.terminated, client.state]).toEqual([true, 'idle']);
    worker = new FakeWorker();
    const second = client.load();
    worker.answer();
    await second;
    expect(client.state).toBe('ready');
  });
});
