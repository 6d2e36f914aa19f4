import {cpSync, existsSync, readFileSync} from 'node:fs';
import {sourceHash} from '@lectern/kit/sourceHash';
import {VariantSite} from '../support/variantSite';
import {configure} from './configure';

const name = 'machinery';
const folder = `.cache/variants/${name}`;
export const buildFolder = `${folder}/build`;

const sources = [
  '{src,scripts,static}/**',
  'packages/*/{src,translations}/**',
  'packages/references/fixtures/**',
  '{docusaurus,lectern}.config.ts',
  'package.json',
  'tests/machinery/{configure.ts,makeSite.ts,site/**}',
  'tests/support/variantSite.ts',
  '!**/*.test.{ts,tsx}',
];

/**
 * Builds the small site that the suites of features look at: the pages in `site/`, by the machinery of this repository.
 * It stays as it is until something changes that it is made of.
 */
export default async function makeSite(): Promise<void> {
  const hash = await sourceHash('.', sources, []);
  const made = `${folder}/made`;
  if (existsSync(made) && readFileSync(made, 'utf8') === hash) return;

  const site = new VariantSite(name);
  await configure(site);
  cpSync('tests/machinery/site', site.folder, {recursive: true});
  site.commit();
  const {code, output} = await site.run('npm', 'run', 'build');
  if (code !== 0) throw new Error(`npm run build in ${folder}\n${output}`);
  site.write('made', hash);
}
