import type {Texts} from '../texts';
import type {Redirects} from './findProblems';

/** The same script in each page, so that the security policy lists it once. It keeps the query and the fragment. */
const follow = `const to = new URL(document.querySelector('a').href);
to.search = location.search || to.search;
to.hash = location.hash || to.hash;
location.replace(to);`;

interface Place {
  /** With the base path of the language. */
  target: string;
  siteUrl: string;
  siteTitle: string;
  texts: Texts;
  htmlLang: string;
  direction: string;
}

/** For hosts without redirect rules: a page that redirects, with a link in case that fails. */
export function redirectPage({target, siteUrl, siteTitle, texts, htmlLang, direction}: Place): string {
  const {title, link} = texts.redirects;
  return `<!DOCTYPE html>
<html lang="${htmlLang}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} | ${siteTitle}</title>
<link rel="canonical" href="${siteUrl}${target}">
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
</head>
<body>
<main>
<h1>${title}</h1>
<p><a href="${target}">${link}</a></p>
</main>
<script>${follow}</script>
</body>
</html>
`;
}

/**
 * `_redirects` of Netlify and Cloudflare Pages: `/docs/intro /docs/introduction 301`. Netlify finds only the first 404 page
 * automatically, so there is `/fr/* /fr/404.html 404`, which Cloudflare ignores.
 */
export function hostRules(redirects: Redirects, [first = '/', ...others]: readonly string[]): string {
  const notFound = others.map((base) => `${base}* ${base}404.html 404\n`).join('');
  return rules(redirects, [first, ...others], (from, to) => `${from} ${to} 301`) + notFound;
}

/** Lines for a `map` of nginx: `"/docs/intro" "/docs/introduction$is_args$args";` */
export function nginxRules(redirects: Redirects, bases: readonly string[]): string {
  return rules(redirects, bases, (from, to) => `"${from}" "${to.replace(/(?=#|$)/, '$$is_args$$args')}";`);
}

/**
 * Lines for a `map` of nginx, from a URL to the prefix of its language: `"~^/fr(?:/|$)" "/fr";` The prefix of
 * the first language is the base path, if there is one, and comes last, because the others begin with it.
 */
export function nginxLanguages(bases: readonly string[]): string {
  return bases
    .map((base) => base.replace(/\/$/, ''))
    .filter((base) => base !== '')
    .sort((one, other) => other.length - one.length)
    .map((base) => `"~^${base}(?:/|$)" "${base}";\n`)
    .join('');
}

function rules(redirects: Redirects, bases: readonly string[], write: (from: string, to: string) => string): string {
  return bases
    .flatMap((base) =>
      Object.entries(redirects).map(([from, to]) => `${write(base + from.slice(1), base + to.slice(1))}\n`),
    )
    .join('');
}
