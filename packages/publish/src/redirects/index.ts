import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {pathWithin} from '@lectern/kit/builtPages';
import type {Part} from '@lectern/kit/part';
import type {Texts} from '../texts';
import {findMisfits, findProblems, type Problem, type Redirects} from './findProblems';
import {placeOf} from './placeOf';
import {hostRules, nginxLanguages, nginxRules, redirectPage} from './forms';

interface Options {
  redirects: Redirects;
  /** The file with the list, relative to the site. */
  file?: string;
  /** Whether to write rules for nginx as well. */
  nginx: boolean;
  texts: Texts;
}

/**
 * Redirects old URLs: writes a page for each in every language, and rules for servers, which also learn the languages of
 * the site from them. The official plugin puts a different script into each of its pages, which a strict security policy
 * can't list, and writes no rules.
 */
export function redirects(context: LoadContext, {redirects: list, file, nginx, texts}: Options): Part {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const locale = i18n.currentLocale;
  const others = i18n.locales.filter((name) => name !== i18n.defaultLocale);
  refuse(findProblems(list, others), context, file);

  return {
    getPathsToWatch: () => (file ? [path.join(siteDir, file)] : []),

    async postBuild({outDir, routesPaths}) {
      const pages = new Set(routesPaths.map((url) => pathWithin(url, baseUrl)));
      refuse(findMisfits(list, pages), context, file);

      for (const [from, to] of Object.entries(list)) {
        const page = path.join(outDir, fileOf(from, siteConfig.trailingSlash));
        const target = baseUrl + to.slice(1);
        const {htmlLang, direction} = i18n.localeConfigs[locale]!;
        await mkdir(path.dirname(page), {recursive: true});
        await writeFile(
          page,
          redirectPage({target, siteUrl: siteConfig.url, siteTitle: siteConfig.title, texts, htmlLang, direction}),
        );
      }

      if (locale !== i18n.defaultLocale) return;
      const bases = i18n.locales.map((name) => i18n.localeConfigs[name]!.baseUrl);
      const rules = hostRules(list, bases);
      if (rules) await addTo(path.join(outDir, '_redirects'), rules);
      if (!nginx) return;
      await writeFile(path.join(outDir, '_redirects.nginx'), nginxRules(list, bases));
      await writeFile(path.join(outDir, '_languages.nginx'), nginxLanguages(bases));
    },
  };
}

/** The file of a page, as Docusaurus names it: without the option, `/docs/old/index.html`, which every host finds. */
function fileOf(route: string, trailingSlash: boolean | undefined): string {
  return trailingSlash === false ? `${route}.html` : `${route}/index.html`;
}

/** The site's own rules come first, so they win. */
async function addTo(file: string, rules: string): Promise<void> {
  const own = existsSync(file) ? `${(await readFile(file, 'utf8')).trimEnd()}\n` : '';
  await writeFile(file, own + rules);
}

function refuse(problems: readonly Problem[], context: LoadContext, file?: string): void {
  if (problems.length === 0) return;
  const messages = problems.map(({from, message, hint}) => `${placeOf(from, context, file)}  ${message}\n  ${hint}`);
  const error = new Error(`Redirects\n\n${messages.join('\n')}`);
  // The stack is of no use to authors.
  error.stack = error.message;
  throw error;
}
