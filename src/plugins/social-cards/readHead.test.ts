import {expect, it} from 'vitest';
import {readHead} from './readHead';

it('reads the title without the name of the site, and the sections above', () => {
  const crumbs = {'@type': 'BreadcrumbList', itemListElement: [{name: 'Guides'}, {name: 'Tabs & more'}]};
  const html = `<html><head><title>Tabs &amp; more | Lectern</title>
    <script type="application/ld+json">{"@type":"TechArticle"}</script>
    <script type="application/ld+json">${JSON.stringify(crumbs)}</script></head><body><title>Drawing</title></body></html>`;
  expect(readHead(html, 'Lectern')).toEqual({title: 'Tabs & more', parents: ['Guides'], hasImage: false});
});

it('sees an image of the page’s own', () => {
  expect(readHead('<head><meta property="og:image" content="/a.png"></head>', '').hasImage).toBe(true);
});
