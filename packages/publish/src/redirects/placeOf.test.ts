import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {redirects} from '.';
import {english} from '../texts';
import {placeOf} from './placeOf';

let siteDir: string;
const config = 'docusaurus.config.ts';
beforeEach(() => void (siteDir = mkdtempSync(path.join(tmpdir(), 'redirects-'))));
afterEach(() => rmSync(siteDir, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

const find = (from: string, named?: string): string =>
  placeOf(from, {siteDir, siteConfigPath: path.join(siteDir, config)}, named);

it('is the line in the configuration', () => {
  write('other.ts', "'/docs/a': 1\n");
  write(config, `// '/docs/a'\nexport default {\n  redirects: {"/docs/a": '/docs/b', '/docs/b' : '/c'},\n};\n`);
  expect(find('/docs/a')).toBe(`${config}:3`);
  expect(find('/docs/b')).toBe(`${config}:3`);
});

it('is the line in a module beside it, or in the file that the site names', () => {
  write(config, "import {redirects} from './src/config/redirects';\n\nexport default {redirects, other: '/docs/a'};\n");
  write('src/config/redirects.ts', "export const redirects = {\n  '/docs/a': '/docs/b',\n};\n");
  expect(find('/docs/a')).toBe('src/config/redirects.ts:2');
  expect(find('/docs/a', 'src/config/redirects.ts')).toBe('src/config/redirects.ts:2');
});

it('is that of the option if no line has the URL', () => {
  write(config, "const all = ['a'];\nexport default {redirects: Object.fromEntries(all)};\n");
  expect(find('/docs/a')).toBe(`${config}:2`);
  expect(find('/docs/a', 'none.json')).toBe('none.json:1');
});

it('is in the message, which says what is wrong and what to do', () => {
  write(config, "export default {\n  redirects: {'/docs/a': '/docs/b', '/docs/b': '/docs/c'},\n};\n");
  const i18n = {currentLocale: 'en', defaultLocale: 'en', locales: ['en']};
  const context = {siteDir, siteConfigPath: path.join(siteDir, config), siteConfig: {}, baseUrl: '/', i18n};
  const list = {'/docs/a': '/docs/b', '/docs/b': '/docs/c'};
  expect(() => redirects(context as never, {redirects: list, nginx: false, texts: english})).toThrow(
    `Redirects\n\n${config}:2  It leads to another redirect: /docs/a → /docs/b → /docs/c.\n  Point it straight at “/docs/c”.`,
  );
});
