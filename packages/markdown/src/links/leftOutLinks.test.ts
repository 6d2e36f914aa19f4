import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import leftOutLinks from './leftOutLinks';

const leftOut = {files: ['docs/wiki/**', 'i18n/*/docusaurus-plugin-content-docs/*/wiki/**'], addresses: ['/blog']};

async function show(text: string, page = 'docs/guides/a.md', of = leftOut): Promise<string> {
  const chain = unified().use(remarkParse).use(leftOutLinks, {siteDir: '/site', leftOut: of}).use(remarkStringify);
  return String(await chain.process({value: text, path: `/site/${page}`})).trim();
}

it.each([
  ['[our **blog**](/blog), too', 'our **blog**, too'],
  ['[a post](/blog/2024/hello#x)', 'a post'],
  ['[blog](/blog/?q=1)', 'blog'],
  ['[feed](pathname:///blog/rss.xml)', 'feed'],
  ['[rules](../wiki/rules.md#one)', 'rules'],
  ['[rules](@site/docs/wiki/rules.md)', 'rules'],
  ['[rules][there]\n\n[there]: ../wiki/rules.md', 'rules\n\n[there]: ../wiki/rules.md'],
])('%s is text', async (text, shown) => {
  expect(await show(text)).toBe(shown);
});

it('holds for pages of other languages', async () => {
  const page = 'i18n/de/docusaurus-plugin-content-docs/current/a.md';
  expect(await show('[Regeln](./wiki/rules.md)', page)).toBe('Regeln');
});

it.each(['[b](./b.md)', '[blogs](/blogs)', '[x](https://acme.example/blog)', '[top](#top)', '![p](../wiki/p.png)'])(
  '%s stays',
  async (text) => {
    expect(await show(text)).toBe(text);
  },
);

it('changes nothing on a site that leaves nothing out', async () => {
  expect(await show('[blog](/blog)', undefined, {files: [], addresses: []})).toBe('[blog](/blog)');
});
