import type {Page} from '../check/page';

export function findUntranslated(pages: Page[]): string[] {
  return withoutTwin(pages, 'en');
}

export function findOrphaned(pages: Page[]): string[] {
  return withoutTwin(pages, 'fr');
}

function withoutTwin(pages: Page[], language: string): string[] {
  const others = new Set(pages.filter((page) => page.language !== language).map(({kind, key}) => `${kind}:${key}`));
  return pages
    .filter((page) => page.language === language && !others.has(`${page.kind}:${page.key}`))
    .map(({file}) => file);
}
