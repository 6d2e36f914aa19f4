import {describe, expect, it} from 'vitest';
import {findBrokenLinks, readHtml} from './links';

const place = {url: 'https://docs.example', baseUrl: '/'};

function reasons(body: string, file = '/docs/here.html', language = 'en'): string[] {
  const pages = [
    readHtml(file, `<html lang="${language}"><body>${body}</body></html>`),
    readHtml('/docs/there.html', '<html lang="en"><h2 id="part">Part</h2></html>'),
    readHtml('/fr/docs/la.html', '<html lang="fr"></html>'),
    readHtml('/docs/moved.html', '<html lang="en"><meta http-equiv="refresh" content="0; url=/docs/there"></html>'),
    readHtml('/fr/index.html', '<html lang="fr"></html>'),
    readHtml(
      '/docs/folder/index.html',
      '<link rel="canonical" href="https://docs.example/docs/folder"><html lang="en">',
    ),
    readHtml(
      '/docs/slash/index.html',
      '<link rel="canonical" href="https://docs.example/docs/slash/"><html lang="en">',
    ),
  ];
  return findBrokenLinks(pages, ['img/a.svg'], place).map(({reason}) => reason);
}

describe('links of the built site', () => {
  it.each([
    '<a href="/docs/there">page</a>',
    '<a href="there#part">relative, with an anchor</a>',
    '<a href="#x">same page</a><i id="x"></i>',
    '<a href="/img/a.svg">file</a>',
    '<a href="/docs/folder">its canonical URL, if the site leaves trailing slashes to the host</a>',
    '<a href="/docs/folder/">the URL of the same file</a>',
    '<a href="/docs/slash/">a URL with a slash</a>',
    '<a href="https://docs.example/docs/there?q=1">whole address</a>',
    '<a href="https://other.example/none">other site</a>',
    '<img src="/img/a.svg"><img src="https://other.example/b.svg"><img src="data:image/png;base64,AA==">',
    '<a href="mailto:a@b.example">mail</a>',
    '<a href="/fr/" hreflang="fr">the other language, on purpose</a>',
    '<a href="/fr/docs/la" lang="fr-FR">Français</a>',
  ])('may be: %s', (body) => {
    expect(reasons(body)).toEqual([]);
  });

  it.each([
    ['<a href="/docs/none">x</a>', 'There is no such page.'],
    ['<a href="/docs/there#none">x</a>', 'There is no “none” on that page.'],
    ['<a href="/docs/there/">x</a>', 'It leads to a redirect: use the clean address.'],
    ['<a href="/docs/slash">x</a>', 'It leads to a redirect: use the clean address.'],
    ['<a href="/docs/there.html">x</a>', 'It leads to a redirect: use the clean address.'],
    ['<a href="/docs/moved">x</a>', 'It leads to a redirect: use the new address.'],
    ['<a href="/fr/docs/la">x</a>', 'It leads into another language.'],
    ['<img src="/img/none.svg">', 'There is no such image.'],
    ['<a href="">x</a>', 'The address is empty.'],
    ['<a href="https://">x</a>', 'This is not an address.'],
  ])('are broken: %s', (body, reason) => {
    expect(reasons(body)).toEqual([reason]);
  });
});
