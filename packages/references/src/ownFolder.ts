import {existsSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {printProblems, shown} from '@lectern/kit/problems';
import {graphQlKinds} from './graphQlKinds';
import type {Site} from './site';
import type {ReferencesOptions} from './types';
import {grouped} from './levels';
import {otherFilesIn, otherPagesOf} from './otherFiles';
import {graphQlReference, openApiReference} from './references';
import type {Reference} from './generator';

export interface Wanted {
  openapi?: string;
  graphql?: string;
  out?: string;
}

/** Pages of one file in a folder, in the first language and without being listed: `--openapi any.yaml --out folder`. */
export async function makeInFolder(wanted: Wanted, options: ReferencesOptions, site: Site): Promise<boolean> {
  const wrong = await whatIsWrong(wanted);
  if (wrong) {
    console.error(wrong);
    return false;
  }
  const [{locale, docs: own}] = site.languages as [Site['languages'][number]];
  const out = path.resolve(wanted.out ?? '');
  // Ids of pages begin below the docs; a folder elsewhere can be moved there.
  const isInDocs = out.startsWith(own + path.sep);
  const docs = isInDocs ? own : path.dirname(out);
  const route = path.relative(docs, out).split(path.sep).join('/');
  const place: Site = {...site, languages: [{locale, docs}], cache: path.join(site.cache, 'own')};
  const generator = await referenceOf(wanted, route, options, place).load();

  const problems = grouped(await generator.check());
  printProblems(problems);
  if (problems.some(({isWarning}) => !isWarning)) return false;
  try {
    await generator.generate();
  } finally {
    await rm(place.cache, {recursive: true, force: true});
  }
  const target = path.relative(site.siteDir, isInDocs ? out : path.join(own, route));
  const move = isInDocs ? '' : `Move the folder to ${target}. `;
  console.log(`The pages are in ${shown(out)}.\n\n${move}${howToShow(wanted, route, target)}`);
  return true;
}

async function whatIsWrong({openapi, graphql, out}: Wanted): Promise<string | undefined> {
  const file = openapi ?? graphql;
  if (!file || (openapi && graphql)) return 'Name one file: --openapi any.yaml or --graphql any.graphql.';
  if (!out) return 'Name the folder for the pages, such as --out docs/api/orders.';
  if (!existsSync(file)) return `There is no file “${file}”.`;
  const [other] = openapi ? await otherFilesIn(out) : await otherPagesIn(out);
  return other && `${out} holds files that were not generated, such as ${other}: name an empty folder.`;
}

/** Pages of a schema may stand beside others, but not in their place. */
async function otherPagesIn(folder: string): Promise<string[]> {
  const pages = await otherPagesOf(graphQlKinds.map((kind) => path.join(folder, `${kind}.md`)));
  return pages.map((page) => path.basename(page));
}

function referenceOf({openapi, graphql}: Wanted, route: string, options: ReferencesOptions, site: Site): Reference {
  const id = path.basename(route);
  if (openapi) {
    return openApiReference({id, file: path.resolve(openapi), route, overlays: {}}, options, site, false);
  }
  return graphQlReference({id, file: path.resolve(graphql ?? ''), route}, options, site);
}

function howToShow({openapi}: Wanted, route: string, target: string): string {
  const name = path.basename(route).replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());
  const again = `They are made again whenever you run this command. To have that done by each build, list the file among the
options of @lectern/references instead.`;
  if (openapi) {
    return `To show them, add to sidebars.ts:

  import ${name} from './${target}/sidebar.json';

  ${name}Sidebar: ${name} as SidebarsConfig[string],

${again}`;
  }
  const ids = graphQlKinds.map((kind) => `    '${route}/${kind}',`).join('\n');
  return `To show them, add to sidebars.ts:

  ${name}Sidebar: [
${ids}
  ],

${again}`;
}
