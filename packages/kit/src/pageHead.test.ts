import {describe, expect, it} from 'vitest';
import {readHead as readOutline} from './pageHead';
import {outlineOf} from './pageOutline';

const readHead = (html: string) => readOutline(outlineOf(html));

const page = (head: string, classes = 'docs-wrapper plugin-docs plugin-id-default'): string =>
  `<html lang="fr-FR" class="${classes}"><head>${head}</head><body><title>Drawing</title></body></html>`;

it('reads what a page says of itself, and the sections above it', () => {
  const crumbs = {'@type': 'BreadcrumbList', itemListElement: [{name: 'Guides'}, {name: 'Tabs & more'}]};
  const html = page(`<title>Tabs &amp; more | Acme</title><meta name=description content="À choisir">
    <script type="application/ld+json">{"@type":"TechArticle"}</script>
    <script type="application/ld+json">${JSON.stringify(crumbs)}</script>`);
  expect(readHead(html)).toEqual({
    title: 'Tabs & more | Acme',
    description: 'À choisir',
    language: 'fr-FR',
    plugin: 'docs',
    parents: ['Guides'],
    isHidden: false,
    isFindable: true,
  });
});

it('sees an image of the page’s own', () => {
  expect(readHead(page('<meta property="og:image" content="/a.png">')).image).toBe('/a.png');
});

it('is not put off by descriptions for search engines that are none', () => {
  expect(readHead(page('<script type="application/ld+json">BreadcrumbList</script>')).parents).toEqual([]);
});

it('a post is to be found', () => {
  expect(readHead(page('', 'blog-wrapper blog-post-page plugin-blog plugin-id-default')).isFindable).toBe(true);
});

describe('a page is not to be found', () => {
  it.each([
    ['where it says so', '<meta name="robots" content="noindex, nofollow">', 'plugin-docs'],
    ['where it says so as a property', '<meta property="robots" content="noindex, follow">', 'plugin-docs'],
    ['where it lists others', '', 'docs-wrapper docs-tags-list-page plugin-docs'],
    ['in a blog, where it is no post', '', 'plugin-blog plugin-id-default'],
  ])('%s', (_, head, classes) => {
    expect(readHead(page(head, classes)).isFindable).toBe(false);
  });
});
