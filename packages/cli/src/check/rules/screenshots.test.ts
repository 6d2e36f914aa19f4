import {expect, it} from 'vitest';
import {siteOf} from '../../settings/site';
import {largestScreenshot, usualFolder} from '../screenshots';
import {readPage, type Page} from '../page';
import {checkScreenshots} from './screenshots';

const picture = (name: string, size = 100) => ({file: `static/img/screenshots/en/${name}.webp`, size});
const page = (body: string): Page[] => [
  readPage(
    {file: 'docs/a.md', kind: 'doc', language: 'en', key: 'a.md', text: `---\ntitle: A\n---\n\n${body}\n`},
    siteOf({dir: '.'}),
  ),
];
const shown = '![The box](screenshot:search)';
const taken = [picture('search-light'), picture('search-dark')];
const described = {
  names: ['search'],
  languages: ['en'],
  list: 'pictures.ts',
  command: 'npm run screenshots',
  folder: usualFolder,
  largest: largestScreenshot,
};
const check = (body: string, files = taken): string[] =>
  checkScreenshots(page(body), {...described, files}).map(({file, line, message}) => `${file}:${line} ${message}`);

it('accepts what is described, taken and shown', () => {
  expect(check(`${shown} and \`![x](screenshot:other)\``)).toEqual([]);
});

it.each([
  [
    'what the script does not take',
    `${shown}\n\n![x](screenshot:home)`,
    taken,
    'docs/a.md:7 “npm run screenshots” does not take “home”.',
  ],
  ['what no page shows', 'Text', taken, 'pictures.ts:1 No page in “en” shows the screenshot “search”.'],
  ['what has not been taken', shown, taken.slice(1), `${taken[0]?.file}:1 This screenshot has not been taken.`],
  [
    'what is left over',
    shown,
    [...taken, picture('old-light')],
    'static/img/screenshots/en/old-light.webp:1 pictures.ts does not describe this screenshot.',
  ],
  [
    'what is too large',
    shown,
    [picture('search-light', 70_000), picture('search-dark')],
    `${taken[0]?.file}:1 This screenshot has 70000 bytes, and 61440 are allowed.`,
  ],
])('finds %s', (_, body, files, problem) => {
  expect(check(body, files)).toEqual([problem]);
});
