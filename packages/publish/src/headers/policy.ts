import {createHash} from 'node:crypto';
import {aheadRules} from '@lectern/kit/aheadRules';
import {Parser} from 'htmlparser2';

/** Content in the pages of a build that a policy has to allow. */
export interface Inline {
  /** `'sha256-…'` for each inline script. */
  scripts: Set<string>;
  /** Event handlers such as `onclick="…"`, which hashes don't allow. */
  handlers: Set<string>;
  /** Resources from other hosts, and form targets: directive and source. */
  elsewhere: Set<string>;
}

/** Sources by directive, in addition to those that every site needs. */
export type MorePolicy = Readonly<Record<string, readonly string[]>>;

/** Only these types of script are subject to the policy; JSON-LD, for instance, is data. */
const runs = /^(|text\/javascript|application\/javascript|module|importmap)$/i;

/** The directive for what an element loads. */
const loads: Record<string, string> = {
  img: 'img-src',
  script: 'script-src',
  iframe: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
};

/**
 *   <script>go()</script>              →  scripts: 'sha256-…'
 *   <a onclick="go()">                 →  handlers: <a onclick="go()">
 *   <iframe src="https://a.example/">  →  elsewhere: frame-src https://a.example
 */
export function readInline(pages: Iterable<string>, siteUrl = ''): Inline {
  const inline: Inline = {scripts: new Set(), handlers: new Set(), elsewhere: new Set()};
  const own = siteUrl && new URL(siteUrl).origin;
  for (const html of pages) parseInto(inline, html, own);
  return inline;
}

function parseInto(inline: Inline, html: string, own: string): void {
  let isRead = false;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) inline.handlers.add(`<${name} ${attribute}="${value}">`);
      }
      for (const [directive, address = ''] of asksFor(name, attributes)) {
        if (!/^(?:https?:)?\/\//.test(address)) continue;
        const {origin} = new URL(address, 'https://localhost');
        // URLs of images often redirect to another host, and images can't run code.
        if (origin !== own) inline.elsewhere.add(`${directive} ${directive === 'img-src' ? 'https:' : origin}`);
      }
      if (name !== 'script' || 'src' in attributes) return;
      // The loader of @lectern/light inserts these rules. Chromium requires their hash, not only the keyword.
      if ('data-scripts' in attributes) inline.scripts.add(hashSource(aheadRules));
      text = '';
      if (attributes.type === 'speculationrules') inline.scripts.add("'inline-speculation-rules'");
      else isRead = runs.test(attributes.type ?? '');
    },
    ontext(data) {
      if (isRead) text += data;
    },
    onclosetag() {
      if (isRead) inline.scripts.add(hashSource(text));
      isRead = false;
    },
  });
  parser.end(html);
}

/** The directives that an element needs, each with its URL. */
function asksFor(name: string, attributes: Record<string, string>): [directive: string, address?: string][] {
  const {rel, href, src, action} = attributes;
  if (name === 'link') return rel === 'stylesheet' ? [['style-src', href]] : [];
  if (name !== 'form') return loads[name] ? [[loads[name], src]] : [];
  const isFetched = 'data-fetch' in attributes;
  return [['form-action', action], ...(isFetched ? [['connect-src', action] satisfies [string, string?]] : [])];
}

/** `go()` → `'sha256-…'` */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Everything must come from the site or from hosts that its pages name, and inline scripts from the build. */
export function contentSecurityPolicy({scripts, elsewhere}: Omit<Inline, 'handlers'>, more: MorePolicy = {}): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...scripts].sort()],
    // Mermaid draws with a `style` element in each diagram, and KaTeX positions parts of a formula by attributes.
    // Neither can run code, nor load anything from elsewhere: the other directives prevent that.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Small icons are data URLs in the style sheets.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  const named = [...elsewhere].sort().map((entry) => entry.split(' ') as [string, string]);
  const added = Object.entries(more).flatMap(([name, sources]) => sources.map((source) => [name, source] as const));
  for (const [name, source] of [...named, ...added]) {
    const sources = (directives[name] ??= []);
    if (!sources.includes(source)) directives[name] = [...sources.filter((other) => other !== "'none'"), source];
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
