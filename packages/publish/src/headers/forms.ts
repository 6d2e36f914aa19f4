import {headersFor, type HeaderRules, parseHeaders} from './parse';

const forEverything = '/*';
const policyHeader = 'Content-Security-Policy';

/**
 * The rules for places of the first language, and the same for those of the others. A place that begins with `*` is in
 * any of them.
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
 * For a site below a path, `_headers` of Netlify and Cloudflare with the places that they know, those of the whole host.
 * What is sent with everything stays so.
 *
 *   /assets/*   → /handbook/assets/*
 */
export function below(baseUrl: string, headers: string): string {
  return headers.replace(/^\/(?!\*$)/gm, () => baseUrl);
}

/** `_headers` of Netlify and Cloudflare with the policy of this build, sent with everything that has none of its own. */
export function withPolicy(headers: string, policy: string): string {
  const forAll = parseHeaders(headers).find(({place}) => place === forEverything);
  if (forAll?.headers.some(([name]) => name === policyHeader)) return headers;
  const line = `  ${policyHeader}: ${policy}\n`;
  if (!forAll) return `${forEverything}\n${line}\n${headers}`;
  return headers.replace(/^\/\*[ \t]*\n/m, (rule) => rule + line);
}

/**
 * A place has a policy of its own, instead of the one that is sent with everything. Cloudflare joins what several rules
 * say, unless the first is taken back (`!`).
 */
export function withOwnPolicy(headers: string, policy: string, address: string): string {
  return `${headers.trimEnd()}\n\n${address}\n  ! ${policyHeader}\n  ${policyHeader}: ${policy}\n`;
}

/** The same headers for nginx. Its configuration has the caching, which it cannot choose in a file like this. */
export function nginxHeaders(rules: HeaderRules): string {
  const forAll = rules.find(({place}) => place === forEverything)?.headers ?? [];
  return policyByPlace(rules) + forAll.map(([name, value = '']) => addHeader(name, value)).join('');
}

const addHeader = (name: string, value: string): string =>
  `add_header ${name} ${name === policyHeader ? '$policy' : quoted(value)} always;\n`;

/** A header without a value is not sent. */
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
