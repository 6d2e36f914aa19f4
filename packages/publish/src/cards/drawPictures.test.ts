import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {drawPictures} from './drawPictures';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('draws a picture once, as long as each build asks for it', async () => {
  const places = {siteDir: folder, locale: 'en', out: path.join(folder, 'out')};
  const drawn: string[] = [];
  const draw = (name: string): Promise<Buffer> => {
    drawn.push(name);
    return Promise.resolve(Buffer.from(name));
  };
  await drawPictures(['a.png', 'b.png'], draw, places);
  await drawPictures(['b.png', 'c.png'], draw, places);
  expect(drawn).toEqual(['a.png', 'b.png', 'c.png']);
  expect(readdirSync(places.out).sort()).toEqual(['a.png', 'b.png', 'c.png']);
  expect(readFileSync(path.join(places.out, 'b.png'), 'utf8')).toBe('b.png');
});
