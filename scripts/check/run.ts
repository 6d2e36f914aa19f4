/** `tsx scripts/check/run.ts content`: one of the checks of the pages, with its options. */
import {readSite} from '@lectern/cli/settings/readSite';
import {checkContent} from './content';
import {checkReadability} from './readability';
import {checkSpelling} from './spelling';

async function main([what, ...options]: string[]): Promise<void> {
  const site = await readSite('.');
  const isRight =
    what === 'content'
      ? await checkContent(site, {all: options.includes('--all')})
      : what === 'spelling'
        ? checkSpelling(site)
        : await checkReadability(site, {summary: options.includes('--summary')});
  if (!isRight) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
