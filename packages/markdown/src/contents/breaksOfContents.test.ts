import {expect, it} from 'vitest';
import {compile} from '../../../../tests/support/mdx';

it('says where a line of the contents may end in a name, and which names a wide column has room for', async () => {
  const {toc, html} = await compile(
    '## The `localeDropdown`\n\n## generatedIndexComponent & AT&T {#b}\n\n## Internationalisation in `announcement.ts`, `site.ts`\n',
  );
  expect(toc.map(({value}) => value)).toEqual([
    'The <code>locale<wbr class="narrow">Dropdown</code>',
    'generated<wbr>Index<wbr>Component &amp; AT&amp;T',
    'Internationalisation in <code>announcement<wbr class="narrow">.ts</code>, <code>site.ts</code>',
  ]);
  expect(html).not.toContain('wbr');
});

it('leaves entities whole', async () => {
  const {toc} = await compile("## Translate Somebody's UI\n");
  expect(toc[0]!.value).toBe('Translate Somebody&#39;s UI');
});

it('writes the break of a heading as HTML has it', async () => {
  const {toc} = await compile('## Page<wbr/>Connection\n');
  expect(toc[0]!.value).toBe('Page<wbr class="narrow">Connection');
});
