import path from 'node:path';

/**
 * What a page is, by the classes that Docusaurus gives to `<html>`: those that name this page or its version are left
 * out. Of a doc, its folder counts, as references of APIs are docs as well.
 */
export function kindOf(classes: string): string {
  return classes
    .split(/\s+/)
    .filter((name) => name !== '' && !/^docs-version-|^(?:blog-post|tags-post)-(?!page$)/.test(name))
    .map((name) => (name.startsWith('docs-doc-id-') ? path.posix.dirname(name) : name))
    .sort()
    .join(' ');
}
