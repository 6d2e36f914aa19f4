import {expect, it} from 'vitest';
import {urlWithin} from './within';

const base = new URL('https://docs.example/product/');

it.each([
  ['docs/intro', 'https://docs.example/product/docs/intro'],
  ['https://docs.example/product/docs/../a', 'https://docs.example/product/a'],
  ['caf%C3%A9/100%25', 'https://docs.example/product/caf%C3%A9/100%25'],
  ['a..b/...', 'https://docs.example/product/a..b/...'],
])('%s is of the site', (address, url) => {
  expect(urlWithin(address, base).href).toBe(url);
});

it.each([
  '../other',
  '/docs/intro',
  '/product',
  '/product/%2e%2e/other',
  '/product/..%2fother',
  '/product/..%5cother',
  '/product/%252e%252e%252fother',
  '/product/%25252e%25252e%25252fother',
  '/product/..;/other',
  '/product/a%00b',
  '//docs.example.evil/product/',
  'https://docs.example:8443/product/',
  'http://docs.example/product/',
  'https://someone@docs.example/product/',
  'file:///product/docs',
  'javascript:alert(1)',
  'https://[',
])('%s is not', (address) => {
  expect(() => urlWithin(address, base)).toThrow(/is outside of https:\/\/docs\.example\/product\/|is not a URL/);
});
