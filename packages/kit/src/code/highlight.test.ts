import {expect, it} from 'vitest';
import {highlight, highlightLines} from './highlight';

it('makes one element of a token over several lines, and one for each line where those are asked for', () => {
  const code = 'const a = `b\n\nc\nd`;';
  const spans = (html: string): number => html.match(/token string/g)!.length;
  const html = highlight(code, 'js');
  expect(spans(html)).toBe(1);
  expect(html.replace(/<[^>]+>/g, '')).toBe(code);
  expect(spans(highlightLines(code, 'js').join('\n'))).toBe(5);
});
