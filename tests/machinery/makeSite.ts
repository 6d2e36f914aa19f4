import {cpSync, existsSync, readFileSync} from 'node:fs';
import {sourceHash} from '@lectern/kit/sourceHash';
import {VariantSite} from '../variants/site';
import {bare, empty} from '../variants/steps';

const name = 'machinery';
const folder = `.cache/variants/${name}`;
export const buildFolder = `${folder}/build`;

/** The texts of the interface, which no content replaces. */
const texts = 'i18n/fr/code.json';
const sources = [
  '{src,scripts,static}/**',
  texts,
  'docusaurus.config.ts',
  'package.json',
  'tests/lectern/machinery/{makeSite.ts,site/**}',
  'tests/lectern/variants/{site,steps}.ts',
  '!**/*.test.{ts,tsx}',
];
/** Those that its pages need: the rest would only take time. */
const parts = ['glossary', 'tags', 'contextHelp', 'rest'];

/**
 * Builds the small site that the suites of features look at: the pages in `site/`, by the machinery of this repository.
 * It stays as it is until something changes that it is made of.
 */
export default async function makeSite(): Promise<void> {
  const hash = await sourceHash('.', sources, []);
  const made = `${folder}/made`;
  if (existsSync(made) && readFileSync(made, 'utf8') === hash) return;

  const site = new VariantSite(name);
  empty(site);
  bare(site);
  site.remove('docs', 'blog');
  for (const part of parts) site.replace('src/config/parts.ts', `${part}: false`, `${part}: true`);
  site.replace(
    'src/config/references.ts',
    /id: 'petstore'[^]*?sidebar:/,
    "id: 'oven', file: 'examples/oven.yaml', route: 'api/oven', sidebar:",
  );
  site.replace('src/config/glossary.ts', '/docs/guides/markdown-features/glossary', '/docs/glossary');
  cpSync('tests/lectern/machinery/site', site.folder, {recursive: true});
  cpSync(texts, site.at(texts));
  site.commit();
  for (const command of ['references', 'build']) {
    const {code, output} = await site.run('npm', 'run', command);
    if (code !== 0) throw new Error(`npm run ${command} in ${folder}\n${output}`);
  }
  site.write('made', hash);
}
