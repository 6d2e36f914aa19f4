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
    if (!known.has(code)) known.set(code, minify(code));
    return tag + known.get(code)!;
  });
  const end = short.indexOf('</head>');
  return short.slice(0, end).replace(/>\s+(?=<|$)/g, '>') + short.slice(end);
}

function minify(code: string): string {
  try {
    return minifySync(code, {compress: true, mangle: true}).code;
  } catch (error) {
    throw new Error(
      `A script that stands in a page cannot be read. Search docs, blog and src for how it begins, and correct it: “${code.trim().slice(0, 80)}”. ${(error as Error).message}`,
      {cause: error},
    );
  }
}
