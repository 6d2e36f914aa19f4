import {expect, it, vi} from 'vitest';
import {compile} from '../../../../tests/support/mdx';

const source =
  'Port 3000 :review[Still *true*?]{by=Ada}.\n\n:::review[Ada]\n\n## Question\n\nIs `it`?\n\n:::\n\n::review[Short]\n';

it('is in no production build', async () => {
  const {html, toc, code} = await compile(source);
  expect(html).toBe('<p>Port 3000.</p>');
  expect(toc).toEqual([]);
  expect(code).not.toMatch(/Ada|true|Question|Short|review/i);
});

it('leaves one space where it stood between words, and none at the end', async () => {
  const {html} = await compile('The port :review[True?] is 3000 :review[True?], or *3001* :review[True?]\n');
  expect(html).toBe('<p>The port is 3000, or <em>3001</em></p>');
});

it('shows in the preview, with who asks', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const {html} = await compile(source);
  expect(html).toMatch(/Port 3000 <mark style="[^"]+">Review \(Ada\): Still <em>true<\/em>\?<\/mark>/);
  expect(html).toMatch(/<aside style="[^"]+"><p>Review \(Ada\): <\/p>/);
  expect(html).toMatch(/<p style="[^"]+">Review: Short<\/p>/);
  const french = await compile(':review[Vrai ?]', 'i18n/fr/docusaurus-plugin-content-docs/current/page.mdx');
  expect(french.html).toContain('Relecture\u202f: Vrai ?');
  vi.unstubAllEnvs();
});

it('knows the name of who asks and no other setting', async () => {
  await expect(compile('Text.\n\nPort :review[True?]{from=Ada}.\n')).rejects.toThrow(
    'docs/page.mdx:3  “review” has no setting “from”.\n  Its only setting is “by”: {by=Ada}.',
  );
});
