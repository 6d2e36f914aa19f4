import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** `/fr/docs/x/` → `/docs/x` */
export function pathWithin(url: string, baseUrl: string): string {
  return `/${url.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
}

/** Where Docusaurus puts a page, with and without trailing slashes. */
export function fileOf(route: string, outDir: string): string | undefined {
  const decoded = decodeURIComponent(route);
  const candidates = [`${decoded}.html`, path.posix.join(decoded, 'index.html')];
  return candidates.map((file) => path.join(outDir, file)).find((file) => existsSync(file));
}

/**
 * Changes a page of the build in one go: other plugins change the same pages at the same time, and a pause between
 * reading and writing would lose what they write. They never find half a page either.
 */
export function editPage(file: string, edit: (html: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = edit(before);
  if (after === before) return;
  writeFileSync(`${file}.new`, after);
  renameSync(`${file}.new`, file);
}
