import {describe, expect, it} from 'vitest';
import {excerptFrom} from './excerpt';

const page = (main: string): string =>
  `<html><body><nav>widget</nav><main>${main}</main><footer>widget</footer></body></html>`;
const long = 'Some words that fill the page and say nothing at all. '.repeat(10);

function marked(html: string, words: string[], anchor?: string): {text: string; marks: string[]} | null {
  const excerpt = excerptFrom(html, words, 'en', anchor);
  return excerpt && {text: excerpt.text, marks: excerpt.ranges.map(([from, to]) => excerpt.text.slice(from, to))};
}

describe('excerptFrom', () => {
  it('takes the stretch that has most of the words', () => {
    const found = marked(page(`<h1>A</h1><p>A widget. ${long}<p>A widget &amp; a <em>giz</em>mo. ${long}`), [
      'widget',
      'gizmo',
    ]);
    expect(found?.text).toMatch(/^….*A widget & a gizmo\. .*…$/);
    expect(found?.marks).toEqual(['widget', 'gizmo']);
    expect(found?.text.length).toBeLessThan(190);
  });

  it('parts cells, lists and headings, and keeps sentences as they are', () => {
    const actions = '<div class="page-actions x"><span></span><a href=/a.md>View as Markdown</a></div>';
    const cells = '<table><tr><td>widget</td><td>Its name.</td></tr></table><ul><li>a gizmo</li></ul>';
    const text = 'Takes <code>logo</code>, <a href=/><code>a</code></a><code>b</code>\u202f: so.';
    expect(marked(page(`${actions}<h1>A</h1>${cells}<p>${text}</p>`), ['widget'])?.text).toBe(
      'widget · Its name. a gizmo · Takes logo, a b\u202f: so.',
    );
  });

  it('stays in the section, where that has any', () => {
    const html = page(
      `<h1>A</h1><p>First widget.<h2 id=b class=x>B</h2><p>Second widget.<h2 id=c>C</h2><p>Third gizmo.`,
    );
    expect(marked(html, ['widget'], 'b')?.text).toBe('Second widget.');
    expect(marked(html, ['widget'], 'c')?.text).toContain('First widget.');
    expect(marked(html, ['widget'], 'a+(b')?.text).toContain('First widget.');
  });

  it('reads what React suspended', () => {
    const html = `<main><template id=B:0></template></main><div hidden id=S:0><h1>A</h1><p>A widget.</div><script>widget</script>`;
    expect(marked(html, ['widget'])?.text).toBe('A widget.');
  });

  it('has nothing to say where nothing matches', () => {
    expect(excerptFrom(page('<h1>widget</h1><svg>widget</svg><p>Text.'), ['widget'], 'en')).toBeNull();
    expect(excerptFrom('', ['widget'], 'en')).toBeNull();
    expect(excerptFrom(page('<p>Text.'), [], 'en')).toBeNull();
  });

  it('copes with a page of one long word', () => {
    const before = process.cpuUsage();
    excerptFrom(page('widget'.repeat(50_000)), ['widget'], 'en');
    excerptFrom(page('<p>widget '.repeat(20_000)), ['widget'], 'en');
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_500);
  });
});
