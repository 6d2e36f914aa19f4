import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, expect, it} from 'vitest';
import {keepCards, writeCards} from './cards';

const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, {recursive: true}));

const version = (versionName: string, tags: string[]) => ({
  versionName,
  tagsPath: `/${versionName}/tags`,
  docs: [{tags: []}, {tags}],
});
const content = (...loadedVersions: object[]) => ({loadedVersions}) as unknown as LoadedContent;

it('writes those of all plugins of a site into one file, in the order of their ids', async () => {
  const context = {generatedFilesDir: folder} as LoadContext;
  keepCards(context, 'two', content(version('current', [])), {current: {a: 'About a.'}});
  keepCards(context, 'one', content(version('current', ['tag']), version('1.0', [])), {current: {b: undefined}});
  await Promise.all([writeCards(context), writeCards(context)]);
  expect(readFileSync(path.join(folder, 'lectern-docs/cards.json'), 'utf8')).toBe(
    JSON.stringify({
      one: {current: {descriptions: {}, tags: '/current/tags'}, '1.0': {descriptions: {}}},
      two: {current: {descriptions: {a: 'About a.'}}},
    }),
  );
});
