import path from 'node:path';

/**
 * The kind of a page, from the classes of `<html>` without those of this page or its version. For docs it includes the
 * folder, because API references are docs as well.
 */
export function kindOf(classes: string): string {
  return classes
    .split(/\s+/)
    .filter((name) => name !== '' && !/^docs-version-|^(?:blog-post|tags-post)-(?!page$)/.test(name))
    .map((name) => (name.startsWith('docs-doc-id-') ? path.posix.dirname(name) : name))
    .sort()
    .join(' ');
}
