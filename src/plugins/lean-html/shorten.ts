import {minifySync} from '@swc/core';

/** Those that run: data, such as `type="application/ld+json"`, stays as it is. */
const script = /(<script\b(?![^>]*\b(?:src|type)=)[^>]*>)(.+?)(?=<\/script>)/gs;

/**
 * A page with short scripts, and without the empty lines that the template leaves in its head:
 *
 *   <script>const wide = innerWidth; go(wide)</script>   → <script>go(innerWidth)</script>
 *
 * The body stays: React wants each space of it. `known` holds what was made short before.
 */
export function shorten(html: string, known = new Map<string, string>()): string {
  const short = html.replace(script, (_, tag: string, code: string) => {
    if (!known.has(code)) known.set(code, minifySync(code, {compress: true, mangle: true}).code);
    return tag + known.get(code)!;
  });
  const end = short.indexOf('</head>');
  return short.slice(0, end).replace(/>\s+(?=<|$)/g, '>') + short.slice(end);
}
