import {expect, it} from 'vitest';
import {pageOf} from '@lectern/kit/builtPages';
import {shorten as shortenPage} from './shorten';

function shorten(html: string, known?: Map<string, string>): string {
  const built = pageOf(html);
  shortenPage(built, known);
  return built.edits.applyTo(html);
}

const page = (head: string, body = ''): string => `<html><head>${head}</head><body>${body}</body></html>`;

it('makes scripts short, in the head and in the body', () => {
  const long = '<script data-a="b">(function () {\n  const wide = innerWidth;\n  go(wide);\n})();</script>';
  const short = '<script data-a="b">go(innerWidth);</script>';
  expect(shorten(page(long, long))).toBe(page(short, short));
});

it('leaves data and scripts of other files alone', () => {
  const data = '<script type="application/ld+json">{"a":  1}</script><script src="/a.js"></script>';
  expect(shorten(page(data))).toBe(page(data));
});

it('leaves out what parts the elements of the head, and nothing of the body', () => {
  expect(shorten(page('\n<title>a  b</title>\n\n\n<meta>\n', '<p> a </p>\n<p>b</p>'))).toBe(
    page('<title>a  b</title><meta>', '<p> a </p>\n<p>b</p>'),
  );
});

it('makes the same script short once', () => {
  const known = new Map([['go( )', 'known()']]);
  expect(shorten(page('<script>go( )</script>'), known)).toBe(page('<script>known()</script>'));
});

it('says how a script begins that is none', () => {
  expect(() => shorten(page('<script>\n  go(;</script>'))).toThrow('correct it: “go(;”');
});
