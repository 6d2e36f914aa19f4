import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {textsOfSite} from './textsOfSite';

const siteDir = mkdtempSync(path.join(tmpdir(), 'texts-of-site-'));
afterAll(() => rmSync(siteDir, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

it('reads the texts of a language where the site keeps them', () => {
  write('i18n/de/code.json', '{"a": {"message": "A", "description": "…"}, "b": {}, "c": null}');
  write('texts/german/code.json', '{"a": {"message": "Ä"}}');
  expect(textsOfSite({siteDir, i18n: {}}, 'de')).toEqual({a: 'A'});
  const i18n = {path: 'texts', localeConfigs: {de: {path: 'german'}}};
  expect(textsOfSite({siteDir, i18n}, 'de')).toEqual({a: 'Ä'});
});

it('has none without the file, nor from one that cannot be read', () => {
  write('i18n/it/code.json', '{"a": ');
  expect(textsOfSite({siteDir, i18n: {}}, 'fr')).toEqual({});
  expect(textsOfSite({siteDir, i18n: {}}, 'it')).toEqual({});
});
