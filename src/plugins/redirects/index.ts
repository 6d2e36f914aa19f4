import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/i18n';
import {authorError} from '../../remark/authorError';
import {pathWithin} from '../builtPages';
import {findMisfits, findProblems, type Problem, type Redirects} from './findProblems';
import {hostRules, nginxRules, redirectPage} from './forms';

const list = 'src/config/redirects.ts';

/**
 * Leads old addresses to new ones: a page for each in every language, and the same as rules for the servers that
 * `deploy/` is for. The stock plugin for it puts another script into each of its pages, which a strict security
 * policy cannot list, and makes no rules.
 */
export default async function redirectsPlugin(
  {siteDir, siteConfig, baseUrl, i18n}: LoadContext,
  {redirects}: {redirects: Redirects},
): Promise<Plugin> {
  const locale = i18n.currentLocale as Locale;
  const others = i18n.locales.filter((name) => name !== i18n.defaultLocale);
  await refuse(findProblems(redirects, others), siteDir);

  return {
    name: 'redirects',

    getPathsToWatch: () => [path.join(siteDir, list)],

    async postBuild({outDir, routesPaths}) {
      await refuse(findMisfits(redirects, new Set(routesPaths.map((url) => pathWithin(url, baseUrl)))), siteDir);

      for (const [from, to] of Object.entries(redirects)) {
        const file = path.join(outDir, `${from}.html`);
        const target = baseUrl + to.slice(1);
        const {htmlLang} = i18n.localeConfigs[locale]!;
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(
          file,
          redirectPage({target, siteUrl: siteConfig.url, siteTitle: siteConfig.title, locale, htmlLang}),
        );
      }

      if (locale !== i18n.defaultLocale) return;
      const bases = i18n.locales.map((name) => i18n.localeConfigs[name]!.baseUrl);
      await writeFile(path.join(outDir, '_redirects'), hostRules(redirects, bases));
      await writeFile(path.join(outDir, '_redirects.nginx'), nginxRules(redirects, bases));
    },
  };
}

async function refuse(problems: readonly Problem[], siteDir: string): Promise<void> {
  if (problems.length === 0) return;
  const file = path.join(siteDir, list);
  const lines = (await readFile(file, 'utf8')).split('\n');
  const messages = problems.map(({from, message, hint}) => {
    const line = lines.findIndex((text) => text.includes(`'${from}':`)) + 1 || 1;
    return authorError({path: file}, {position: {start: {line, column: 1}}}, message, hint).message;
  });
  throw new Error(`Redirects\n\n${messages.join('\n')}`);
}
