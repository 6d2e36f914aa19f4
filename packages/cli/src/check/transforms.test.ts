import {expect, it} from 'vitest';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {markdown} from '@lectern/markdown';
import {defaultLevels} from '@lectern/markdown/levels';
import {siteOf} from '../settings/site';
import {readPage, type Page} from './page';
import {checkTransforms} from './transforms';

const own = markdown(
  {url: 'https://docs.example'},
  {
    siteDir: path.resolve(),
    highlight: true,
    tabGroups: {shell: {en: 'Shell'}},
    levels: {...defaultLevels, codeSettings: 'error'},
  },
);
const site = siteOf({
  dir: path.resolve(),
  config: {markdown: own.config as MarkdownConfig},
  settings: {markdown: {chain: own.chain, readSource: own.readSource, site: own.site}},
});

const page = (body: string): Page =>
  readPage(
    {file: 'docs/page.md', kind: 'doc', language: 'en', key: 'page.md', text: `---\ntitle: A\n---\n${body}`},
    site,
  );

it('says what a build would, with the line and all at once', async () => {
  const pages = [
    page('```js titel="a.js"\na\n```\n\n::::tabs{group=shel}\n:::tab\na\n:::\n:::tab[B]\nb\n:::\n::::\n'),
    page('A [link](./other.md) and **words**.\n'),
    page('![None](./none.png)\n'),
  ];
  const problems = await checkTransforms(pages, site);
  expect(
    problems.map(({file, line, message, isWarning}) => `${file}:${line}${isWarning ? '?' : ''} ${message}`),
  ).toEqual([
    'docs/page.md:4 A code block has no setting “titel="a.js"”.',
    'docs/page.md:8? There is no tab group “shel”.',
    'docs/page.md:9? This tab has no label.',
    'docs/page.md:4 There is no image “./none.png”.',
  ]);
});

it('makes pages as the preset does, with plugins of the site among them, and says what only warns in a build', async () => {
  const ofKinds: string[] = [];
  const noting = (kind: string) => () => (): void => void ofKinds.push(kind);
  const preset = {docs: {remarkPlugins: [noting('doc')]}, blog: {remarkPlugins: [noting('post')]}};
  const ofPreset = (markdown?: object | false) =>
    siteOf({
      dir: path.resolve(),
      config: {url: 'https://docs.example', presets: [['@lectern/preset', {...preset, markdown}]]},
    });
  const faulty = page('::::tabs\n:::tab\na\n:::\n:::tab[B]\nb\n:::\n::::\n');
  const post: Page = {...page('Words.\n'), kind: 'post', file: 'blog/page.md'};

  expect(await checkTransforms([faulty, post], ofPreset({mistakes: 'error', levels: {tabLabels: 'error'}}))).toEqual([
    expect.objectContaining({file: 'docs/page.md', line: 5, message: 'This tab has no label.'}),
  ]);
  expect(ofKinds).toEqual(['doc', 'post']);
  expect(await checkTransforms([faulty], ofPreset())).toEqual([
    expect.objectContaining({message: 'This tab has no label.', isWarning: true}),
  ]);
  expect(await checkTransforms([faulty], ofPreset(false))).toEqual([]);
});

it('reads ids of headings and comments as the version of the site does', async () => {
  const of = (config: object) =>
    siteOf({dir: path.resolve(), config: {url: 'https://docs.example', presets: ['@lectern/preset'], ...config}});
  const older = page('Words.\n\n## Start {#start}\n');
  const newer = page('Words.\n\n## Start {/* #start */}\n');
  expect(await checkTransforms([older, newer], of({}))).toEqual([]);
  expect(await checkTransforms([older, newer], of({future: {v4: true}}))).toEqual([]);
  const others = {future: {v4: true}, markdown: {mdx1Compat: {comments: true}}};
  expect(await checkTransforms([older, newer], of(others))).toEqual([
    {
      file: 'docs/page.md',
      line: 6,
      message: 'This site does not read {#start} as the id of a heading: write {/* #start */}.',
    },
  ]);
  const taken = {future: {v4: true}, markdown: {mdx1Compat: {headingIds: true}}};
  expect(await checkTransforms([older, newer], of(taken))).toEqual([]);
});
