import {parseArgs} from 'node:util';
import {didYouMean} from '@lectern/kit/nearest';
import {say} from '../report';
import {readSite} from '../settings/readSite';
import {checkSources} from '../sources/checkSources';

interface Options {
  all?: boolean;
  summary?: boolean;
}

/** The checks by name; each prints its findings. */
const checks: Record<string, (siteDir: string, options: Options) => Promise<void>> = {
  async types(siteDir) {
    say(await checkSources(siteDir));
  },
  async content(siteDir, {all}) {
    const {checkContent} = await import('./checkContent');
    endWith(await checkContent(await readSite(siteDir), {all}));
  },
  async spelling(siteDir) {
    const {checkSpelling} = await import('./checkSpelling');
    endWith(checkSpelling(await readSite(siteDir)));
  },
  async readability(siteDir, {summary}) {
    const {checkReadability} = await import('./checkReadability');
    endWith(await checkReadability(await readSite(siteDir), {summary}));
  },
};

/** The checks that run by default. */
const usual = ['types', 'content'];

/** `lectern check content --all`; without a name, types and content. */
export async function check(siteDir: string, words: string[]): Promise<void> {
  const {values, positionals} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {all: {type: 'boolean'}, summary: {type: 'boolean'}},
  });
  const known = Object.keys(checks);
  for (const name of positionals.length > 0 ? positionals : usual) {
    const one = Object.hasOwn(checks, name) ? checks[name] : undefined;
    if (!one) throw new Error(`There is no check “${name}”.${didYouMean(name, known)}\n  Checks: ${known.join(', ')}.`);
    await one(siteDir, values);
  }
}

function endWith(isRight: boolean): void {
  if (!isRight) process.exitCode = 1;
}
