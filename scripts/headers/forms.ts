import type {HeaderRules} from '../serve/headers';

const forEverything = '/*';

/** `_headers` of Netlify and Cloudflare with the policy of this build, which is sent with everything. */
export function withPolicy(headers: string, policy: string): string {
  const rule = `\n${forEverything}\n`;
  if (!headers.includes(rule))
    throw new Error('deploy/_headers has no rule for “/*”, where the policy belongs: add it.');
  return headers.replace(rule, () => `${rule}  Content-Security-Policy: ${policy}\n`);
}

/** The same headers for nginx. Its configuration has the caching, which it cannot choose in a file like this. */
export function nginxHeaders(rules: HeaderRules): string {
  const headers = rules.find(({pattern}) => pattern.test('/'))?.headers ?? [];
  return headers
    .filter(([name]) => name !== 'Cache-Control')
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');
}
