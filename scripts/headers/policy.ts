import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** What runs in the pages themselves: `'sha256-…'` for each script, as a policy names it. */
export interface Inline {
  scripts: Set<string>;
  /** `onclick="…"` and the like, which a hash does not let pass. */
  handlers: Set<string>;
}

/** Only these types of script are subject to the policy; JSON-LD, for one, is data. */
const runs = /^(|text\/javascript|application\/javascript|module|importmap)$/i;

const inTag = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;
const scriptTags = new RegExp(String.raw`<script\b${inTag}>.*?</script>`, 'gis');
const perhapsHandler = new RegExp(String.raw`<[a-z]${inTag}\son\w+\s*=`, 'i');

/**
 *   <script>go()</script>   →  scripts: 'sha256-…'
 *   <a onclick="go()">      →  handlers: <a onclick="go()">
 *
 * Most scripts stand in all pages. To parse each of them once, and of the rest only what may hold a handler, takes less
 * than half of the time.
 */
export function readInline(pages: Iterable<string>): Inline {
  const parts = new Set<string>();
  for (const html of pages) {
    if (perhapsHandler.test(html)) parts.add(html);
    else for (const [tag] of html.matchAll(scriptTags)) parts.add(tag);
  }
  const inline: Inline = {scripts: new Set(), handlers: new Set()};
  for (const part of parts) parseInto(inline, part);
  return inline;
}

function parseInto(inline: Inline, html: string): void {
  let target: Set<string> | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) inline.handlers.add(`<${name} ${attribute}="${value}">`);
      }
      text = '';
      if (name !== 'script' || 'src' in attributes) target = undefined;
      else if (attributes.type === 'speculationrules') inline.scripts.add("'inline-speculation-rules'");
      else if (runs.test(attributes.type ?? '')) target = inline.scripts;
    },
    ontext(data) {
      text += data;
    },
    onclosetag() {
      target?.add(hashSource(text));
      target = undefined;
    },
  });
  parser.end(html);
}

/** `go()` → `'sha256-…'` */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Everything comes from the site itself, and what stands in a page only if the build has put it there. */
export function contentSecurityPolicy(scripts: Inline['scripts']): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...scripts].sort()],
    // Mermaid draws with a `style` element in each diagram, and KaTeX places the parts of a formula by attributes.
    // Neither can run code, nor load anything from elsewhere: the other directives see to that.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Small icons stand in the stylesheets as data.
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
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
