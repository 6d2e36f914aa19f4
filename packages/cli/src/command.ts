import path from 'node:path';
import {parseArgs} from 'node:util';
import {didYouMean} from '@lectern/kit/nearest';
import {say, type Report} from './report';

interface Command {
  does: string;
  /** The arguments, for the usage; without it, Docusaurus prints its own. */
  takes?: string;
  /** Runs the command with the arguments after its name. Its code is loaded only now. */
  run: (siteDir: string, words: string[]) => Promise<void>;
}

const commands: Record<string, Command> = {
  start: {
    does: 'shows one language of the site while you write',
    run: async (siteDir, words) => (await import('./start/start')).start(siteDir, words),
  },
  build: {
    does: 'builds all languages side by side, or the one of --locale',
    takes: '[--locale fr] [--memory 4096] [--if-changed] [OPTIONS OF docusaurus build]',
    run: async (siteDir, words) => (await import('./build/build')).build(siteDir, words),
  },
  merge: {
    does: 'joins builds of single languages into one site',
    takes: 'FOLDER…',
    run: async (siteDir, words) => (await import('./build/merge')).merge(siteDir, words),
  },
  serve: {
    does: 'serves the built site like a host',
    takes: '[--dir build] [--host localhost] [--port 3000]',
    run: async (siteDir, words) => (await import('./serve/serve')).serve(siteDir, words),
  },
  languages: {
    does: 'prints the codes of all languages, as JSON',
    takes: '',
    run: async (siteDir) => (await import('./settings/printLanguages')).printLanguages(siteDir),
  },
  check: {
    does: 'checks types and content, without a build; by name: types, content, spelling, readability',
    takes: '[types | content | spelling | readability] [--all] [--summary]',
    run: async (siteDir, words) => (await import('./check/check')).check(siteDir, words),
  },
  i18n: {
    does: 'manages translations: status, accept FILE… as up to date, typography, write',
    takes: 'status | accept FILE… | typography [--fix] | write',
    run: async (siteDir, words) => (await import('./i18n/i18n')).i18n(siteDir, words),
  },
  links: {
    does: 'checks links, anchors, images and headings of the built site',
    takes: '[--dir build]',
    run: reporting(async (build) => (await import('./site/checkSite')).checkSite(build)),
  },
  smoke: {
    does: 'opens each page of the built site in a browser',
    takes: '[--dir build]',
    run: reporting(async (build) => (await import('./smoke/smoke')).smoke(build)),
  },
  new: {
    does: 'creates a page in all languages, from questions or options',
    takes:
      '[--kind doc] [--language all] [--path guides/backups] [--title "…"] [--description "…"] [--tags a,b] [--authors a,b]',
    run: async (siteDir, words) => (await import('./new/newPage')).newPage(siteDir, words),
  },
  cms: {
    does: 'starts an editor in the browser, for the files on this computer',
    takes: '[--port 8081]',
    run: async (siteDir, words) => (await import('./cms/cms')).cms(siteDir, words),
  },
  screenshots: {
    does: 'takes the screenshots of the built site for its pages',
    takes: '',
    run: async (siteDir) => (await import('./screenshots/screenshots')).takeScreenshots(siteDir),
  },
  mcp: {
    does: 'lets assistants list, search and read a site, by its URL or the folder of its build',
    takes: '[URL | FOLDER]',
    run: async (siteDir, words) => (await import('./mcp/mcp')).mcp(siteDir, words),
  },
  migrate: {
    does: 'converts the pages of another generator',
    takes: '--from mkdocs FOLDER [--write FOLDER]',
    run: async (siteDir, words) => (await import('./migrate/migrate')).migrate(siteDir, words),
  },
};

const longest = Math.max(...Object.keys(commands).map(({length}) => length));
const usage = [
  'lectern COMMAND [OPTIONS]',
  ...Object.entries(commands).map(([name, {does}]) => `  ${name.padEnd(longest)}  ${does}`),
].join('\n');

/** `lectern links --dir build`: runs the command that the first word names. */
export async function command(siteDir: string, [name = '', ...words]: string[]): Promise<void> {
  if (['', '--help', '-h'].includes(name)) {
    console.log(usage);
    return;
  }
  const chosen = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!chosen) throw new Error(`There is no command “${name}”.${didYouMean(name, Object.keys(commands))}\n${usage}`);
  if (chosen.takes !== undefined && words.includes('--help')) {
    console.log(`${`lectern ${name} ${chosen.takes}`.trim()}\n  ${chosen.does}`);
    return;
  }
  await chosen.run(siteDir, words);
}

/** A command that checks the build, reports problems, and fails if there are any. */
function reporting(look: (build: string) => Promise<Report>): Command['run'] {
  return async (siteDir, words) => {
    const {values, positionals} = parseArgs({
      args: words,
      allowPositionals: true,
      options: {dir: {type: 'string', default: 'build'}},
    });
    if (positionals.length > 0) throw new Error(`“${positionals[0]}” stands alone: one command at a time.`);
    say(await look(path.join(siteDir, values.dir)));
  };
}
