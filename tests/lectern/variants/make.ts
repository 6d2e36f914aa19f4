import {Globby} from '@docusaurus/utils';
import {expect} from 'vitest';
import {VariantSite} from '../../support/variantSite';

type Step = (site: VariantSite) => void | Promise<void>;

/** A copy of this repository after some steps, not built yet. */
export async function take(name: string, ...steps: Step[]): Promise<VariantSite> {
  const site = new VariantSite(name);
  for (const step of steps) await step(site);
  site.commit();
  return site;
}

/** Takes the steps, builds the site, follows its links and runs the tests that it has of its build. */
export async function make(name: string, ...steps: Step[]): Promise<VariantSite> {
  const site = await take(name, ...steps);
  await expectGreen(site, 'build', 'check:site', 'test:build');
  return site;
}

export async function expectGreen(site: VariantSite, ...scripts: string[]): Promise<void> {
  for (const script of scripts) {
    const {code, output} = await site.run('npm', 'run', ...script.split(' '));
    expect(code, `${script}\n${output}`).toBe(0);
  }
}

export const pagesOf = async (site: VariantSite): Promise<string[]> =>
  (await Globby('**/*.html', {cwd: site.at('build'), ignore: ['print/**', '*/print/**']})).sort();
