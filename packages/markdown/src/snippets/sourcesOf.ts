import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findSnippet} from './snippetFiles';

/** Files that a page includes: snippets, and files in code blocks. */
export function sourcesOf(source: string, page: string, siteDir: string, known = new Set<string>()): Set<string> {
  for (const [, file] of source.matchAll(/^\s*(?:`{3,}|~{3,}).*?\bfile=["']?([^"'\s]+)/gm)) {
    known.add(path.resolve(siteDir, file as string));
  }
  for (const [, name] of source.matchAll(/::snippet\[([^\]]+)\]/g)) {
    const snippet = findSnippet(name as string, page, siteDir);
    if (!snippet || known.has(snippet)) continue;
    known.add(snippet);
    sourcesOf(readFileSync(snippet, 'utf8'), page, siteDir, known);
  }
  return known;
}
