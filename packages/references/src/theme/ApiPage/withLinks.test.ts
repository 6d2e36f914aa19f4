import {expect, it} from 'vitest';
import {withLinks} from './withLinks';

it('completes links to pages of the API and of the site', () => {
  const html =
    '<a href="./b-c.api.mdx">b</a> <a class="x" href="pathname:///docs/d">d</a> <img src="pathname://e.png">';
  const whole =
    '<a href="/site/fr/docs/api/shop/b-c">b</a> <a class="x" href="/site/fr/docs/d">d</a> <img src="e.png">';
  const of = (text: string): string =>
    withLinks(text, '/site/fr/docs/api/shop/a', '/site/fr/docs/api/shop/', '/site/fr/');
  expect(of(html)).toBe(whole);
  expect(JSON.parse(of(JSON.stringify({html})))).toEqual({html: whole});
});

it('ends them with a slash where pages do', () => {
  const text = withLinks('<a href="./t.tag.mdx">', '/docs/api/shop/a/', '/docs/api/shop/', '/');
  expect(text).toBe('<a href="/docs/api/shop/t/">');
});
