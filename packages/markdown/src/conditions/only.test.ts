import {describe, expect, it} from 'vitest';
import {compile} from '../../../../tests/support/mdx';

describe('text for some readers', () => {
  it('is a labelled block', async () => {
    const {html} = await compile('# T\n\n:::only{audience="author operator"}\n\nStart *here*.\n\n:::\n');
    expect(html).toContain(
      '<div class="only" data-only-audience="author operator"><p data-only-label="audience">Audience: Authors, Operators</p><p>Start <em>here</em>.</p></div>',
    );
  });

  it('is a labelled span', async () => {
    const {html} = await compile('Press :only[**Ctrl**]{platform=linux}.');
    expect(html).toContain(
      'Press <span data-only-platform="linux"><span data-only-label="platform">(Platform: Linux: </span><strong>Ctrl</strong><span data-only-label="platform">)</span></span>.',
    );
  });

  it('has its labels in the language of the page', async () => {
    const {html} = await compile(
      ':only[Ctrl]{platform=linux}',
      'i18n/fr/docusaurus-plugin-content-docs/current/page.mdx',
    );
    expect(html).toContain('(Système\u202f: Linux\u202f: </span>Ctrl');
  });

  it('brings the switch below the title, with what the page uses and no more', async () => {
    const {html, code} = await compile('# T\n\n:only[a]{platform=linux}\n');
    expect(html).toMatch(
      /^<header><h1[^>]*>T<\/h1><\/header>\n<x-conditions dimensions="\[\{&quot;name&quot;:&quot;platform&quot;,/,
    );
    expect(html).not.toContain('audience');
    expect(code).toContain("from '@theme/Conditions'");
    expect((await compile('Text.')).code).not.toContain('Conditions');
  });

  it('may be for one medium, without a label', async () => {
    const {html} = await compile(':::only{output=print}\n\n## On paper\n\n:::\n');
    expect(html).toMatch(/<div class="only" data-only-output="print"><h2/);
  });
});

describe('text for a profile', () => {
  const source =
    'Public.\n\n::::only{profile=internal}\n\n## Secret\n\n:::note\n\nHidden\n\n:::\n\n::::\n\nMore :only[inside]{profile=internal}.\n';

  it('is in no other edition: neither page, nor contents, nor script', async () => {
    const {html, toc, code} = await compile(source);
    expect(html).toBe('<p>Public.</p>\n<p>More .</p>');
    expect(toc).toEqual([]);
    expect(code).not.toMatch(/Secret|Hidden|inside/);
  });

  it('is ordinary text in its own', async () => {
    const {html, toc} = await compile(source, 'docs/page.mdx', {profile: 'internal'});
    expect(html).toContain('Secret');
    expect(html).toContain('<p>More inside.</p>');
    expect(toc).toMatchObject([{id: 'secret'}]);
  });
});

describe('the author is told', () => {
  it.each([
    [':::only\n\na\n\n:::', 'Say who this text is for.\n  Add for example {audience=author}.'],
    [':only[a]{audiense=author}', 'There is no condition “audiense”.\n  Did you mean “audience”?'],
    [':only[a]{audience=athor}', 'There is no audience “athor”.\n  Did you mean “author”?'],
    [':only[a]{audience}', 'There is no value for “audience”.'],
    [':only[a]{profile=staff}', 'There is no profile “staff”.\n  Known: internal.'],
    ['::only[a]{audience=author}', '“::only” has no text.'],
  ])('%j', async (source, message) => {
    await expect(compile(`Text.\n\n${source}\n`)).rejects.toThrow(`docs/page.mdx:3  ${message}`);
  });

  it('that headings are for all', async () => {
    const source = ':::only{audience=author}\n\n## Heading\n\n:::\n';
    await expect(compile(source)).rejects.toThrow('docs/page.mdx:3  Headings are not allowed in conditional text.');
  });
});
