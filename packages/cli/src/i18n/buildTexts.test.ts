import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {markdown} from '@lectern/markdown';
import type {Settings} from '../settings/settings';
import {siteOf} from '../settings/site';
import {missingTexts} from './buildTexts';

/** A site in English, in French, and partly in German. */
const folder = mkdtempSync(path.join(tmpdir(), 'build-texts-'));
const files = {
  'src/text/translations/en.json': '{"kinds": {"docs": "Docs", "blog": "Blog"}, "more": "More"}',
  'src/text/translations/fr.json': '{"kinds": {"docs": "Docs", "blog": "Blog"}, "more": "Plus"}',
  'src/text/translations/de.json': '{"kinds": {"docs": "Doku"}}',
  'src/data/variables.en.yml': 'one: One\ntwo: Two\n',
  'src/data/variables.fr.yml': 'one: Un\ntwo: Deux\n',
  'src/data/variables.de.yml': 'one: Eins\n',
  'src/data/glossary.en.yml': 'gear: {term: Gear, short: A wheel.}\n',
  'src/data/glossary.fr.yml': 'gear: {term: Engrenage, short: Une roue.}\n',
  'examples/orders.yaml': '',
  'examples/orders.fr.overlay.yaml': '',
  'examples/shop.graphql': '',
  'examples/shop.fr.yml': '',
  'texts/stock.de.yaml': '',
  'examples/stock.yaml': '',
  'examples/stock.fr.overlay.yaml': '',
};
const references = {
  openapi: [
    {id: 'orders', file: 'examples/orders.yaml'},
    {id: 'stock', file: 'examples/stock.yaml', overlays: {de: 'texts/stock.de.yaml'}},
  ],
  graphql: [
    {id: 'shop', file: 'examples/shop.graphql'},
    {id: 'live', endpoint: 'http://localhost:4000'},
  ],
};
const i18n = {defaultLocale: 'en', locales: ['en', 'fr', 'de'] as [string, ...string[]]};
const own = markdown({i18n: {...i18n, path: 'i18n', localeConfigs: {}}}, {siteDir: folder});
const siteWith = (apis: Settings['references']) =>
  siteOf({dir: folder, config: {i18n}, settings: {references: apis, markdown: {site: own.site}}});
const site = siteWith(references);

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, {recursive: true}));

it('finds all that would be in English', async () => {
  expect(await missingTexts(site, 'de')).toEqual([
    'src/text/translations/de.json: “kinds.blog” is missing',
    'src/text/translations/de.json: “more” is missing',
    'src/data/glossary.de.yml is missing',
    'src/data/variables.de.yml: “two” is missing',
    'examples/orders.de.overlay.yaml is missing',
    'examples/shop.de.yml is missing',
  ]);
});

it('finds nothing in a language that is complete, and in that of the code', async () => {
  expect(await missingTexts(site, 'fr')).toEqual([]);
  expect(await missingTexts(site, 'en')).toEqual([]);
});

it('asks for nothing of what the site does not have', async () => {
  const lines = await missingTexts(siteWith({}), 'de');
  expect(lines.filter((line) => line.includes('examples'))).toEqual([]);
});
