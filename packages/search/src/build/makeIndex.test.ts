import {expect, it} from 'vitest';
import type {DocsFile} from '../shared/format';
import {makeIndex} from './makeIndex';

it('leaves out a category that has the name of the kind, which results say before it', () => {
  const page = (url: string, breadcrumb: string[]) => ({
    url,
    kind: 'graphql' as const,
    breadcrumb,
    sections: [{heading: url, level: 1, anchor: '', text: ''}],
  });
  const pages = [page('/one', ['GraphQL']), page('/two', ['GraphQL', 'Objects'])];
  const {docs} = makeIndex(pages, {hash: 'h', language: 'en', baseUrl: '/'});
  expect((JSON.parse(docs) as DocsFile).crumbs).toBe('\nObjects');
});
