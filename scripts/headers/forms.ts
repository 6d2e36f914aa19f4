import {headersFor, type HeaderRules} from '../serve/headers';

const forEverything = '/*';
const policyHeader = 'Content-Security-Policy';

/** `_headers` of Netlify and Cloudflare with the policy of this build, which is sent with everything. */
export function withPolicy(headers: string, policy: string): string {
  const rule = `\n${forEverything}\n`;
  if (!headers.includes(rule))
    throw new Error('deploy/_headers has no rule for “/*”, where the policy belongs: add it.');
  return headers.replace(rule, () => `${rule}  ${policyHeader}: ${policy}\n`);
}

/**
 * The editor at /admin has a policy of its own, where a build has the editor. Cloudflare joins what several rules say,
 * unless the first is taken back (`!`).
 */
export function withEditorPolicy(headers: string, policy: string): string {
  return `${headers.trimEnd()}\n\n/admin\n  ! ${policyHeader}\n  ${policyHeader}: ${policy}\n`;
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
