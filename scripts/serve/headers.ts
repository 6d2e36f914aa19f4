export type HeaderRules = {pattern: RegExp; headers: [name: string, value: string][]}[];

/**
 * Reads the `_headers` format that Netlify and Cloudflare Pages share, so that the local server
 * sends what they will send:
 *
 *   /assets/*
 *     Cache-Control: public, max-age=31536000, immutable
 */
export function parseHeaders(text: string): HeaderRules {
  const rules: HeaderRules = [];
  text.split('\n').forEach((line, index) => {
    // With “!”, a rule takes a header back; here later rules win in any case.
    if (line.trim() === '' || line.startsWith('#') || /^\s+!/.test(line)) return;
    if (line.startsWith('/')) {
      rules.push({pattern: toPattern(line.trim()), headers: []});
      return;
    }
    const separator = line.indexOf(':');
    const rule = rules.at(-1);
    if (!/^\s/.test(line) || separator < 0 || !rule) {
      throw new Error(
        `_headers:${index + 1}: expected a path, or an indented “Name: value” below one, but found “${line.trim()}”.`,
      );
    }
    rule.headers.push([line.slice(0, separator).trim(), line.slice(separator + 1).trim()]);
  });
  return rules;
}

/** Later rules win, as on the hosts. */
export function headersFor(pathname: string, rules: HeaderRules): Map<string, string> {
  const matching = rules.filter(({pattern}) => pattern.test(pathname));
  return new Map(matching.flatMap(({headers}) => headers));
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${escaped}$`);
}
