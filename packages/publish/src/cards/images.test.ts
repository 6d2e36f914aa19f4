import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {pageOf} from '@lectern/kit/builtPages';
import {imageOfTheme, nameImage} from './images';

it('takes the place of the image that a page names', () => {
  const head =
    '<title>A</title><meta data-rh="true" property="og:image" content="/a>b.png"><meta name=twitter:image content=/a.png>' +
    '<meta property="og:image:width" content="1"/><meta name="twitter:card" content="x">';
  const page = pageOf(`<head>${head}</head><body><meta property="og:image">`);
  nameImage(page, '<b>');
  expect(page.edits.applyTo(page.html)).toBe(
    '<head><title>A</title><meta name="twitter:card" content="x"><b></head><body><meta property="og:image">',
  );
});

it('knows the image of the theme by its address', () => {
  const of = (image?: string) =>
    imageOfTheme({url: 'https://a.example', themeConfig: {image}} as unknown as DocusaurusConfig, '/fr/');
  expect([of(), of('img/a.png'), of('/img/a.png'), of('https://b.example/a.png')]).toEqual([
    undefined,
    'https://a.example/fr/img/a.png',
    'https://a.example/fr/img/a.png',
    'https://b.example/a.png',
  ]);
});
