import {headersFor, type HeaderRules} from '../serve/headers';

const forEverything = '/*';

/** `_headers` of Netlify and Cloudflare with the policy of this build, which is sent with everything. */
export function withPolicy(headers: string, policy: string): string {
  const rule = `\n${forEverything}\n`;
  if (!headers.includes(rule))
    throw new Error('deploy/_headers has no rule for “/*”, where the policy belongs: add it.');
  return headers.replace(rule, () => `${rule}  Content-Security-Policy: ${policy}\n`);
}

/**
 * The editor at /admin has a policy of its own, where a build has the editor. Cloudflare joins what several rules say,
 * unless the first is taken back (`!`).
 */
export function withEditorPolicy(headers: string, policy: string): string {
  return `${headers.trimEnd()}\n\n/admin\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}\n`;
}

/** The same headers for nginx. Its configuration has the caching, which it cannot choose in a file like this. */
export function nginxHeaders(rules: HeaderRules): string {
  const policy = headersFor('/', rules).get('Content-Security-Policy');
  const editorPolicy = headersFor('/admin', rules).get('Content-Security-Policy');
  const hasEditor = policy !== undefined && editorPolicy !== policy;
  const headers = rules.find(({pattern}) => pattern.test('/'))?.headers ?? [];
  const lines = headers
    .filter(([name]) => name !== 'Cache-Control')
    .map(([name, value]) =>
      hasEditor && name === 'Content-Security-Policy'
        ? `add_header ${name} $policy always;\n`
        : `add_header ${name} ${quoted(value)} always;\n`,
    );
  if (hasEditor) {
    lines.unshift(
      `set $policy ${quoted(policy)};\n`,
      `if ($uri = "/admin") { set $policy ${quoted(editorPolicy ?? '')}; }\n`,
    );
  }
  return lines.join('');
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
