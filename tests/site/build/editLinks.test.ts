import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {i18n} from '../../../src/config/i18n';
import {site} from '../../../src/config/site';

const tracked = new Set(execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n'));
const toSource = new RegExp(`${site.repository.replaceAll('.', '\\.')}/edit/main/([^"\\s>]+)`, 'g');

it.each(i18n.locales)('each edit link of a page in %s names a tracked file', async (locale) => {
  const folder = locale === i18n.defaultLocale ? 'build' : `build/${locale}`;
  const others = i18n.locales.filter((other) => other !== locale).map((other) => `${other}/**`);
  const linked: string[] = [];
  for (const page of await Globby('**/*.html', {cwd: folder, ignore: others})) {
    for (const [, file] of readFileSync(path.join(folder, page), 'utf8').matchAll(toSource)) linked.push(file!);
  }
  expect(linked.length).toBeGreaterThan(0);
  expect([...new Set(linked)].filter((file) => !tracked.has(decodeURI(file)))).toEqual([]);
});
