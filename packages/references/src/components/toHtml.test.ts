import {expect, it} from 'vitest';
import {toHtml} from './toHtml';

it('takes HTML as it is', () => {
  expect(toHtml('\n\n<p>The <code>id</code>.</p>\n\n')).toBe('<p>The <code>id</code>.</p>');
});

it('reads the Markdown of the theme', () => {
  expect(toHtml('**Possible values:** `>= 1`, [`a**b`]')).toBe(
    '<p><strong>Possible values:</strong> <code>&gt;= 1</code>, [<code>a**b</code>]</p>',
  );
});

it('makes a table of values', () => {
  const text = '| Value | Description |\n| ---- | ----- |\n| <b> | Of <em>any</em> kind | \n    ';
  expect(toHtml(text)).toBe(
    '<table><thead><tr><th>Value</th><th>Description</th></tr></thead>' +
      '<tbody><tr><td>&lt;b&gt;</td><td>Of <em>any</em> kind</td></tr></tbody></table>',
  );
});
