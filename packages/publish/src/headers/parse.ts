/** For each pattern of `_headers`, the headers that it sets; without a value, it removes one. */
export type HeaderRules = {place: string; pattern: RegExp; headers: [name: string, value: string | undefined][]}[];

/**
 * Parses `_headers`, the format that Netlify and Cloudflare Pages share, so that the local server sends the same
 * headers:
 *
 *   /assets/css/*
 *     ! Content-Security-Policy
 *     Cache-Control: public, max-age=31536000, immutable
 */
export function parseHeaders(text: string): HeaderRules {
  const rules: HeaderRules = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    if (line.startsWith('/')) {
      const place = line.trim();
      rules.push({place, pattern: toPattern(place), headers: []});
      return;
    }
    const [, name, value] = /^\s+(?:! ?)?([\w-]+)\s*(?::(.*))?$/.exec(line) ?? [];
    const takesBack = line.trim().startsWith('!');
    const rule = rules.at(-1);
    if (!name || !rule || takesBack !== (value === undefined)) {
      throw new Error(
        `_headers:${index + 1}: expected a path, or an indented “Name: value” or “! Name” below one, but found “${line.trim()}”.`,
      );
    }
    rule.headers.push([name, value?.trim()]);
  });
  return rules;
}

/** Combines values of several rules like Cloudflare; Netlify doesn't document that. */
export function headersFor(pathname: string, rules: HeaderRules): Map<string, string> {
  const sent = new Map<string, string>();
  const matching = rules.filter(({pattern}) => pattern.test(pathname));
  for (const [name, value] of matching.flatMap(({headers}) => headers)) {
    if (value === undefined) sent.delete(name);
    else sent.set(name, [sent.get(name), value].filter(Boolean).join(', '));
  }
  return sent;
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${escaped}$`);
}
