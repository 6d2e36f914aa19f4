import {expect, it} from 'vitest';
import {isForever, isOfVersion, offlinePage, pageKey} from './answers';

const url = (path: string): URL => new URL(path, 'https://docs.example');

it('knows what never changes under its name', () => {
  for (const path of ['/fr/assets/js/main.1f.js', '/katex-0.16/katex.css', '/search-index.json?v=1f']) {
    expect(isForever(url(path)), path).toBe(true);
  }
  for (const path of ['/docs/assets', '/img/logo.svg', '/search?q=?v=1', '/pages.json']) {
    expect(isForever(url(path)), path).toBe(false);
  }
});

it('takes only pages of its own version', () => {
  expect(isOfVersion('<meta name="site-version" content="1f" data-worker="/w.js">', '1f')).toBe(true);
  expect(isOfVersion('<meta name=site-version content=1f data-worker=/w.js>', '1f')).toBe(true);
  expect(isOfVersion('<meta name=site-version content=1f2 data-worker=/w.js>', '1f')).toBe(false);
  expect(isOfVersion('<p>1f</p>', '1f')).toBe(false);
});

it('keeps a page once, whatever the query', () => {
  expect(pageKey(url('/docs/tabs?shell=bash#x'))).toBe('https://docs.example/docs/tabs');
});

const languages = ['fr', 'en'].map((htmlLang) => ({
  prefix: htmlLang === 'fr' ? 'fr/' : '',
  htmlLang,
  direction: 'ltr',
  words: {title: `No network (${htmlLang})`, text: '', again: '', home: ''},
}));

it.each([
  ['docs/seo', 'en', '../'],
  ['', 'en', './'],
  ['fr/docs/seo', 'fr', '../'],
  ['fr/search', 'fr', './'],
  ['france', 'en', './'],
])('says for “%s” in its language that it was not kept, and leads home', async (path, language, home) => {
  const response = offlinePage(path, languages);
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).toContain(`<html lang="${language}" dir="ltr"><head>`);
  expect(html).toContain(`<h1>No network (${language})</h1>`);
  expect(html).toContain(`<a href="${home}">`);
});
