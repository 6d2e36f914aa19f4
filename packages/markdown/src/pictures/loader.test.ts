import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, expect, it} from 'vitest';
import loader from './loader.cjs';

const rootContext = mkdtempSync(path.join(tmpdir(), 'images-'));
const cache = path.join(rootContext, '.cache/kept/images');
let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({create: {width: 700, height: 350, channels: 3, background: '#0b5d7d'}})
    .png()
    .toBuffer();
});
afterAll(() => rmSync(rootContext, {recursive: true}));

async function run(target: 'web' | 'node'): Promise<{code: string; files: Map<string, Buffer>}> {
  const files = new Map<string, Buffer>();
  const emitFile = (file: string, content: Buffer): unknown => files.set(file, content);
  const code = await loader.call({resourcePath: '/pictures/card.png', rootContext, target, emitFile}, picture);
  return {code, files};
}

it('makes copies that are no wider than the picture', async () => {
  const {code, files} = await run('web');
  expect([...files.keys()].map((file) => file.replace(/-[0-9a-f]{16}/, ''))).toEqual([
    'assets/images/card.png',
    'assets/images/card-480.avif',
    'assets/images/card-700.avif',
    'assets/images/card-480.webp',
    'assets/images/card-700.webp',
  ]);
  expect(code).toContain('width: 700, height: 350');
  const [, copy] = [...files].find(([file]) => file.endsWith('.avif')) ?? [];
  expect(await sharp(copy).metadata()).toMatchObject({format: 'heif', width: 480, height: 240});
});

it('tells whether something shows through, and looks once', async () => {
  const {code} = await run('node');
  expect(code).not.toContain('isTransparent');
  const opaque = picture;
  const clear = {r: 0, g: 0, b: 0, alpha: 0};
  picture = await sharp({create: {width: 700, height: 350, channels: 4, background: clear}})
    .png()
    .toBuffer();
  expect((await run('node')).code).toContain('height: 350, isTransparent: true,');
  const [kept] = readdirSync(cache).filter((file) => file.endsWith('.opaque'));
  writeFileSync(path.join(cache, kept!), 'true');
  expect((await run('web')).code).not.toContain('isTransparent');
  picture = opaque;
});

it('makes a copy once', async () => {
  rmSync(cache, {recursive: true, force: true});
  await run('web');
  const copies = readdirSync(cache);
  expect(copies).toHaveLength(4);
  await run('web');
  expect(readdirSync(cache)).toEqual(copies);
});

it('names the same files to the static pages, without making them', async () => {
  const web = await run('web');
  rmSync(path.join(rootContext, '.cache'), {recursive: true, force: true});
  const node = await run('node');
  expect(node.code).toBe(web.code);
  expect(node.files.size).toBe(0);
  expect(existsSync(path.join(rootContext, '.cache'))).toBe(false);
});

it('makes a copy once where two files are the same picture', async () => {
  rmSync(path.join(rootContext, '.cache'), {recursive: true, force: true});
  const [one, other] = await Promise.all([run('web'), run('web')]);
  const copies = [...one.files].filter(([file]) => file.endsWith('.avif'));
  expect(copies).toHaveLength(2);
  for (const [file, content] of copies) expect(other.files.get(file)).toBe(content);
});
