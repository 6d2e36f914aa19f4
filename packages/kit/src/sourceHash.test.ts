import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {sourceHash} from './sourceHash';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
  await writeFile(path.join(folder, 'a.md'), 'one');
  await writeFile(path.join(folder, 'b.txt'), 'two');
});
afterEach(() => rm(folder, {recursive: true}));

const hash = (more: string[] = []): Promise<string> => sourceHash(folder, ['*.md'], more);

it('is the same for the same sources, and differs with each of them', async () => {
  const before = await hash();
  expect(before).toMatch(/^[\da-f]{12}$/);
  await writeFile(path.join(folder, 'b.txt'), 'not a source');
  expect(await hash()).toBe(before);

  expect(await hash(['fr'])).not.toBe(before);
  await writeFile(path.join(folder, 'a.md'), 'other');
  const changed = await hash();
  expect(changed).not.toBe(before);
  await writeFile(path.join(folder, 'c.md'), '');
  expect(await hash()).not.toBe(changed);
});
