import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {smoke} from './smoke';

let folder: string;

interface Parts {
  lang?: string;
  head?: string;
  body?: string;
  /** Whether the scripts of the page start. */
  starts?: boolean;
}

function page(
  address: string,
  {lang = 'en', head = '<title>A</title>', body = '<h1>A</h1>', starts = true}: Parts,
): void {
  const file = path.join(folder, `${address}.html`);
  const script = starts ? '<script>document.documentElement.dataset.hasHydrated = "true"</script>' : '';
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(
    file,
    `<!doctype html><html lang="${lang}"><head>${head}<link rel="icon" href="data:,"><link rel="canonical" href="https://docs.example/${address}.html"></head><body><main>${body}</main>${script}</body></html>`,
  );
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'smoke-'));
  page('404', {});
  page('index', {});
});
afterEach(() => rmSync(folder, {recursive: true}));

const problems = async (): Promise<string[]> =>
  (await smoke(folder)).problems.map((problem) => problem.split('\n')[0]!);

describe('each page is opened, and', () => {
  it('has nothing wrong with it, in any language', async () => {
    page('fr/404', {lang: 'fr'});
    page('fr/index', {lang: 'fr'});
    page('old', {head: '<meta http-equiv="refresh" content="0; url=/">'});
    page('hidden', {head: '<meta name="robots" content="noindex">', body: ''});
    // An error code, and no 404 page.
    page('fr/errors/404', {lang: 'fr'});
    page('picture', {body: '<h1>A</h1><img src="https://other.example/a.png" alt="">'});
    expect(await smoke(folder)).toEqual({looked: 'Browser: 4 pages opened', problems: []});
  });

  it('is named with what is wrong, while the others are opened', async () => {
    page('x', {head: '<title> </title>', body: '<h1>A</h1><h1>B</h1>'});
    page('y', {body: '<h1>B</h1><script>console.error("Oh"); missing()</script>', lang: 'de'});
    page('z', {body: '<h1>C</h1><img src="/none.png" alt="">'});
    expect((await problems()).sort()).toEqual([
      '/x: It has 2 headings of level 1 instead of one.',
      '/x: It has no title.',
      '/y: A script fails: missing is not defined',
      '/y: Its language is “de” instead of “en”.',
      '/y: The console says: Oh',
      expect.stringMatching(/^\/z: 404 http:.*\/none\.png$/),
      expect.stringMatching(/^\/z: The console says: Failed to load resource/),
    ]);
  });

  it('is looked at for barriers, if it is the first of its kind', async () => {
    // It need not have a home page, either.
    rmSync(path.join(folder, 'index.html'));
    const body = '<h1 style="color: #ddd; background: #fff">Alphabet</h1>';
    page('blog/a', {body});
    page('blog/b', {body});
    expect(await problems()).toEqual([
      expect.stringMatching(/^\/blog\/a: .*contrast.*\(color-contrast, light\):$/),
      expect.stringMatching(/^\/blog\/a: .*contrast.*\(color-contrast, dark\):$/),
    ]);
  });
});

it('waits for colours that change slowly from mode to mode', async () => {
  const styles = `h1 {background: #fff; color: #000; transition: 600ms}
    [data-theme=dark] h1 {background: #000; color: #fff}`;
  page('index', {head: `<title>A</title><style>${styles}</style>`});
  expect(await problems()).toEqual([]);
});

it('says where there is no site', async () => {
  rmSync(path.join(folder, '404.html'));
  await expect(smoke(folder)).rejects.toThrow(/There is no site in “.*”: build it first\./);
});
