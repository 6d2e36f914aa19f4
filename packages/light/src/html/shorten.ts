import type {BuiltPage} from '@lectern/kit/builtPages';
import {minifySync} from '@swc/core';

/**
 * Minifies the inline scripts of a page, and removes the empty lines in its head:
 *
 *   <script>const wide = innerWidth; go(wide)</script>   → <script>go(innerWidth)</script>
 *
 * The body doesn't change, because React needs each space of it. `known` caches minified scripts.
 */
export function shorten({outline, edits}: BuiltPage, known = new Map<string, string>()): void {
  for (const {attributes, text} of outline.scripts) {
    // Data, such as `type="application/ld+json"`, doesn't run.
    if (!text || attributes.src !== undefined || attributes.type !== undefined) continue;
    const code = text.value;
    if (!known.has(code)) known.set(code, minify(code));
    edits.replace(text, known.get(code)!);
  }
  for (const gap of outline.gaps) edits.replace(gap, '');
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
