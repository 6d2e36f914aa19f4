import {headersFor, type HeaderRules, parseHeaders} from './parse';

const forEverything = '/*';
const policyHeader = 'Content-Security-Policy';

/**
 * Repeats the rules for URLs of the first language for the other languages. A path that begins with `*` matches in all of
 * them.
 *
 *   /assets/*   → /assets/*, /fr/assets/*
 */
export function inEachLanguage(headers: string, prefixes: readonly string[]): string {
  return headers.replace(
    /^(\/(?!\*).*)\n((?: {2}.*(?:\n|$))+)/gm,
    (rule, place: string, lines: string) => rule + prefixes.map((prefix) => `\n${prefix}${place}\n${lines}`).join(''),
  );
}

/**
 * For a site below a path, adds that path to the URLs in `_headers` of Netlify and Cloudflare, which are relative to the
 * host. Headers for all URLs stay the same.
 *
 *   /assets/*   → /handbook/assets/*
 */
export function below(baseUrl: string, headers: string): string {
  return headers.replace(/^\/(?!\*$)/gm, () => baseUrl);
}

/** Adds the policy of this build to `_headers` of Netlify and Cloudflare, for all URLs without another one. */
export function withPolicy(headers: string, policy: string): string {
  const forAll = parseHeaders(headers).find(({place}) => place === forEverything);
  if (forAll?.headers.some(([name]) => name === policyHeader)) return headers;
  const line = `  ${policyHeader}: ${policy}\n`;
  if (!forAll) return `${forEverything}\n${line}\n${headers}`;
  return headers.replace(/^\/\*[ \t]*\n/m, (rule) => rule + line);
}

/**
 * Gives a URL its own policy, instead of the general one. Cloudflare combines the values of several rules, unless the
 * first is removed (`!`).
 */
export function withOwnPolicy(headers: string, policy: string, address: string): string {
  return `${headers.trimEnd()}\n\n${address}\n  ! ${policyHeader}\n  ${policyHeader}: ${policy}\n`;
}

/** The same headers for nginx. Caching is in its configuration, which can't choose by a variable in this file. */
export function nginxHeaders(rules: HeaderRules): string {
  const forAll = rules.find(({place}) => place === forEverything)?.headers ?? [];
  return policyByPlace(rules) + forAll.map(([name, value = '']) => addHeader(name, value)).join('');
}

const addHeader = (name: string, value: string): string =>
  `add_header ${name} ${name === policyHeader ? '$policy' : quoted(value)} always;\n`;

/** nginx doesn't send a header with an empty value. */
function policyByPlace(rules: HeaderRules): string {
  const places = rules.filter(({headers}) => headers.some(([name]) => name === policyHeader));
  return places
    .map(({place, pattern}) => {
      const set = `set $policy ${quoted(headersFor(place, rules).get(policyHeader) ?? '')};`;
      return place === forEverything
        ? `${set}\n`
        : `if ($uri ~ "${pattern.source.replaceAll('\\/', '/')}") { ${set} }\n`;
    })
    .join('');
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
