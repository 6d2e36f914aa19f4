import type {Texts} from '../texts';
import type {Redirects} from './findProblems';

/** The same in each page, so that the security policy lists it once. Query and hash of the reader come along. */
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

/** For hosts without rules: a page that leads on by itself, with a link for those whom it does not. */
export function redirectPage({target, siteUrl, siteTitle, texts, htmlLang, direction}: Place): string {
  const {'publish.redirects.title': title, 'publish.redirects.link': link} = texts;
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
 * `_redirects` of Netlify and Cloudflare Pages: `/docs/intro /docs/introduction 301`. Netlify finds no 404 page but the
 * first by itself: `/fr/* /fr/404.html 404`, which Cloudflare, who does, passes over.
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
 * Lines for a `map` of nginx, to the part of an address that names the language: `"~^/fr(?:/|$)" "/fr";` That of
 * the first language is the path of the site, if it has one, and comes last: the others begin with it.
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
