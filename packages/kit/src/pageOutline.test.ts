import {expect, it} from 'vitest';
import {outlineOf, type Range, sheetsIn} from './pageOutline';

const page =
  '<!doctype html>\n<html lang=en class="docs-page plugin-docs"><head>\n<title data-rh=true>A &amp; b</title>\n' +
  '<style>a{color:var(--in-sheet)}</style><link rel=stylesheet href=/a.css><link rel="stylesheet" href="/b.css" disabled>' +
  '</head><body style="--own:1"><nav>\n</nav><script>if (a > b) go("--in-script </main>")</script>' +
  '<main class=m><pre>&lt;main&gt; --said</pre></main><footer></footer><div hidden id="S:0"><p class="late m">x</p></div></body></html>';
const outline = outlineOf(page);
const at = (range?: Range): string => page.slice(range?.start, range?.end);

it('knows where the parts of a page stand', () => {
  expect(outline.head.map(at)).toEqual([
    '<html lang=en class="docs-page plugin-docs">',
    '<title data-rh=true>A &amp; b</title>',
    '<style>a{color:var(--in-sheet)}</style>',
    '<link rel=stylesheet href=/a.css>',
    '<link rel="stylesheet" href="/b.css" disabled>',
  ]);
  expect(page.slice(outline.headEnd)).toMatch(/^<\/head><body/);
  expect(outline.gaps.map(at)).toEqual(['\n', '\n', '\n']);
  expect(outline.scripts.map(({text}) => at(text))).toEqual(['if (a > b) go("--in-script </main>")']);
  expect(at(outline.main)).toBe('<main class=m><pre>&lt;main&gt; --said</pre></main>');
  expect(at(outline.suspended)).toBe('<div hidden id="S:0"><p class="late m">x</p></div></body></html>');
});

it('reads attributes and texts', () => {
  expect(outline.head[1]).toMatchObject({name: 'title', attributes: {'data-rh': 'true'}, text: {value: 'A & b'}});
  expect([...outline.classes]).toEqual(['docs-page', 'plugin-docs', 'm', 'late']);
  expect([...outline.elements].slice(-6)).toEqual(['script', 'main m', 'pre', 'footer', 'div', 'p late m']);
  expect([...outline.properties]).toEqual(['--in-sheet', '--own', '--in-script']);
  expect([...outline.setProperties]).toEqual(['--own', '--in-script']);
  expect(sheetsIn(outline)).toEqual(['/a.css']);
});

it('goes on where a page has neither a head nor a main part', () => {
  expect(outlineOf('<p>x')).toMatchObject({head: [{name: 'p'}], scripts: [], gaps: []});
});
