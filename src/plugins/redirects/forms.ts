import type {Locale} from '../../config/i18n';
import type {Redirects} from './findProblems';

const words: Record<Locale, {title: string; link: string}> = {
  en: {title: 'This page has moved', link: 'Go to its new place'},
  fr: {title: 'Cette page a changé d’adresse', link: 'Aller à la nouvelle adresse'},
};

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
  locale: Locale;
  htmlLang: string;
}

/** For hosts without rules: a page that leads on by itself, with a link for those whom it does not. */
export function redirectPage({target, siteUrl, siteTitle, locale, htmlLang}: Place): string {
  const {title, link} = words[locale];
  return `<!DOCTYPE html>
<html lang="${htmlLang}">
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

/** `_redirects` of Netlify and Cloudflare Pages: `/docs/intro /docs/introduction 301` */
export function hostRules(redirects: Redirects, bases: readonly string[]): string {
  return rules(redirects, bases, (from, to) => `${from} ${to} 301`);
}

/** Lines for a `map` of nginx: `"/docs/intro" "/docs/introduction$is_args$args";` */
export function nginxRules(redirects: Redirects, bases: readonly string[]): string {
  return rules(redirects, bases, (from, to) => `"${from}" "${to.replace(/(?=#|$)/, '$$is_args$$args')}";`);
}

function rules(redirects: Redirects, bases: readonly string[], write: (from: string, to: string) => string): string {
  return bases
    .flatMap((base) =>
      Object.entries(redirects).map(([from, to]) => `${write(base + from.slice(1), base + to.slice(1))}\n`),
    )
    .join('');
}
