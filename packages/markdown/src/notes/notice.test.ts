import {describe, expect, it} from 'vitest';
import {compile} from '../../../../tests/support/mdx';

const page = (notice: string, text = 'Text.'): string => `---\ntitle: A\nnotice: ${notice}\n---\n\n${text}\n`;

describe('a notice in the front matter', () => {
  it('is an admonition above the text, in Markdown', async () => {
    const {html} = await compile(page('{type: tip, text: "See [the **guide**](/docs/cli)."}'));
    expect(html).toMatch(
      /^<admonition type="tip"><p>See <a href="\/docs\/cli">the <strong>guide<\/strong><\/a>\.<\/p><\/admonition>/,
    );
    expect(html).toMatch(/<p>Text\.<\/p>$/);
  });

  it('stands below a title in the text', async () => {
    const {html} = await compile(page('{type: tip, text: New.}', '# Title\n\nText.'));
    expect(html).toMatch(/^<header><h1 id="title">Title<\/h1><\/header>\s*<admonition type="tip">/);
  });

  it('knows its last day, and brings the code for it only then', async () => {
    const {html, code} = await compile(page('{type: warning, text: Soon., until: 2999-12-31}'));
    expect(html).toMatch(/^<x-notice until="2999-12-31"><admonition type="warning"><p>Soon\.<\/p>/);
    expect(code).toContain("import Notice from '@theme/Notice'");
    expect((await compile(page('{type: warning, text: Soon.}'))).code).not.toContain('@theme/Notice');
  });

  it('is not built once its last day is over', async () => {
    const {html, code} = await compile(page('{type: warning, text: Soon., until: 2020-01-31}'));
    expect(html).toBe('<p>Text.</p>');
    expect(code).not.toContain('Soon.</');
  });

  it('names the line of what is wrong', async () => {
    await expect(compile(page('{type: warn, text: Soon.}'))).rejects.toThrow(
      'docs/page.mdx:3  There is no notice of type “warn”.\n  Types are note, tip, info, warning, danger.',
    );
    await expect(compile(page('{type: tipp, text: Soon.}'))).rejects.toThrow('Did you mean “tip”?');
  });
});

it('leaves other pages alone', async () => {
  expect((await compile('Text.')).html).toBe('<p>Text.</p>');
});
