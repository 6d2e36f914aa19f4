import path from 'node:path';
import {parseArgs} from 'node:util';
import {didYouMean} from '@lectern/kit/nearest';
import type {Report} from './report';
import {checkSite} from './site/checkSite';
import {smoke} from './smoke/smoke';
import {checkSources} from './sources/checkSources';

interface Command {
  does: string;
  run: (siteDir: string, folder: string) => Promise<Report>;
}

const commands: Record<string, Command> = {
  check: {does: 'types, without a build', run: checkSources},
  links: {
    does: 'links, anchors, images and headings of the built site',
    run: (siteDir, folder) => checkSite(path.join(siteDir, folder)),
  },
  smoke: {
    does: 'opens each page of the built site in a browser',
    run: (siteDir, folder) => smoke(path.join(siteDir, folder)),
  },
};

const usage = [
  'lectern COMMAND [--dir build]',
  ...Object.entries(commands).map(([name, {does}]) => `  ${name.padEnd(6)} ${does}`),
].join('\n');

/** `lectern links`: says what is wrong, and ends with an error if anything is. */
export async function command(siteDir: string, words: string[]): Promise<void> {
  const {values, positionals} = parseArgs({
    args: words,
    allowPositionals: true,
    options: {dir: {type: 'string', default: 'build'}, help: {type: 'boolean', short: 'h'}},
  });
  const [name = '', ...more] = positionals;
  if (values.help || name === '') {
    console.log(usage);
    return;
  }
  const chosen = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!chosen) throw new Error(`There is no command “${name}”.${didYouMean(name, Object.keys(commands))}\n${usage}`);
  if (more.length > 0) throw new Error(`“${more[0]}” stands alone: one command at a time.`);

  const {looked, problems} = await chosen.run(siteDir, values.dir);
  for (const problem of problems) console.error(`  ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`${looked}, ${problems.length} problem(s).`);
}
