import {describe, expect, it} from 'vitest';
import {asHtml, asInlineHtml} from './html';

describe('asHtml', () => {
  it.each([
    ['Plain words, and more.', '<p>Plain words, and more.</p>'],
    ['The `id`.', '<p>The <code>id</code>.</p>'],
    ['a < b & c', '<p>a &#x3C; b &#x26; c</p>'],
    ['See <https://example.com>.', '<p>See <a href="https://example.com">https://example.com</a>.</p>'],
    ['# Title', '<h2>Title</h2>'],
    ['', ''],
  ])('makes HTML of %s', (text, html) => {
    expect(asHtml(text)).toBe(html);
  });

  it('keeps HTML, ends what it begins, and gives code its colours', () => {
    expect(asHtml('a<br>b\n\n```json\n1\n```')).toBe(
      '<p>a<br>b</p>\n<pre><code class="language-json"><span class="token number">1</span>\n</code></pre>',
    );
    expect(asHtml('<div><b>never ended')).toBe('<div><b>never ended</b></div>');
    expect(asHtml('</div></main>Text')).not.toContain('</main>');
  });

  it('shows what stands in angle brackets to be replaced', () => {
    expect(asHtml('`<a>` is Bearer <token>, or <your key>')).toBe(
      '<p><code>&#x3C;a></code> is Bearer &#x3C;token>, or &#x3C;your key></p>',
    );
    expect(asHtml('<b><id></b> and <x-tool>more</x-tool> <Definitions of="x" />')).toBe(
      '<p><b>&#x3C;id></b> and <x-tool>more</x-tool> <definitions of="x"></definitions></p>',
    );
    expect(asHtml('<div>\n<name>\n</div>')).toBe('<div>\n&#x3C;name>\n</div>');
  });

  it('knows notes', () => {
    expect(asHtml('> [!NOTE]\n> Mind this.')).toBe(
      '<blockquote class="api-note api-note--note">\n<p><strong>Note</strong><br>Mind this.</p>\n</blockquote>',
    );
  });

  it('leaves the paragraph away where it stands in a line', () => {
    expect(asInlineHtml('The `id`.')).toBe('The <code>id</code>.');
    expect(asInlineHtml('One.\n\nTwo.')).toBe('<p>One.</p>\n<p>Two.</p>');
  });
});
