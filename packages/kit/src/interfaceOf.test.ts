import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, expect, it} from 'vitest';
import {interfaceOf} from './interfaceOf';

/** A package as it is installed. */
const place = mkdtempSync(path.join(tmpdir(), 'interface-'));
const plugin = path.join(place, 'lib/node');
const imported = "import {translate} from '@docusaurus/Translate';\n";
const {argv} = process;

beforeAll(() => {
  const files = {
    'package.json': '{}',
    'translations/fr.json':
      '{"zoom.close": "Fermer", "graph.title": "Graphe", "made.figure": "Figure", "made.old": "Vieux"}',
    'lib/browser/theme/Zoom.js': imported,
    'lib/browser/components/texts.js': imported,
    'lib/browser/components/silent.js': 'export default 1;\n',
    'lib/browser/components/texts.test.js': imported,
    'lib/swizzle/theme/Zoom.js': imported,
    'lib/swizzle/theme/Graph/index.js': imported,
    'lib/node/index.js': imported,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, file)), {recursive: true});
    writeFileSync(path.join(place, file), text);
  }
});
afterEach(() => void (process.argv = argv));
afterAll(() => rmSync(place, {recursive: true}));

const contextIn = (codeTranslations: Record<string, string> = {}) => ({
  i18n: {currentLocale: 'fr'} as never,
  generatedFilesDir: path.join(place, '.docusaurus'),
  codeTranslations,
});
const options = {
  written: {group: 'made', english: {figure: 'Figure', units: {bytes: 'bytes'}}},
  shows: (id: string) => !id.startsWith('graph.'),
  without: ['theme/Graph/**'],
};

it('gives readers the texts of components that the site shows, and none that is in pages', async () => {
  const context = contextIn({'zoom.close': 'Zu', 'made.figure': 'Abb.'});
  const own = interfaceOf(place, plugin, context, options);
  expect(await own.getDefaultCodeTranslationMessages()).toEqual({'zoom.close': 'Fermer'});
  expect(context.codeTranslations).toEqual({'zoom.close': 'Zu'});
  expect(own.getPathsToWatch()).toEqual([]);
  expect(own.getThemePath?.()).toBe(path.join(place, 'lib/browser/theme'));
});

it('gives translators all that the site shows', async () => {
  process.argv = ['node', 'docusaurus', 'write-translations'];
  const own = interfaceOf(place, plugin, contextIn(), options);
  expect(await own.getDefaultCodeTranslationMessages()).toEqual({'zoom.close': 'Fermer', 'made.figure': 'Figure'});
  expect(own.getThemePath).toBeUndefined();
  const written = path.join(place, '.docusaurus/lectern-texts/made.js');
  expect(own.getPathsToWatch()).toEqual([
    path.join(place, 'lib/browser/components/texts.js'),
    path.join(place, 'lib/swizzle/theme/Zoom.js'),
    written,
  ]);
  const module = readFileSync(written, 'utf8');
  expect(module).toContain(imported);
  expect(module).toContain('translate({"id":"made.units.bytes","message":"bytes"');
});
