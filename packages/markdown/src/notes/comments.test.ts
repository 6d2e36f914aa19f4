import {expect, it} from 'vitest';
import {compile} from '../../../../tests/support/mdx';

it('leaves no comment in the page or in its script', async () => {
  const {html, code} = await compile(
    'a {/* first */} b <!-- two -->\n\n{/* three\n   lines */}\n\n<!-- four -->\n\n- c\n\n  {/* five */}\n\n{1 + 1 /* six */}\n\nexport const x = 1; // seven\n',
  );
  expect(html).toContain('<p>a  b </p>');
  expect(code).not.toMatch(/first|two|three|four|five|six|seven/);
  expect(html).toContain('2');
});

it('leaves code alone', async () => {
  expect((await compile('`{/* a */}` `<!-- b -->`')).html).toBe(
    '<p><code class="whole">{/* a */}</code> <code class="whole">&lt;!-- b --&gt;</code></p>',
  );
});

it('takes a comment for nothing where only some things may stand, and out of headings', async () => {
  const tab = (label: string) => `:::tab[${label}]\n\na\n\n:::\n`;
  const {html, toc} = await compile(
    `## Title {/* a remark */} {#id}\n\n::::tabs[A]\n\n<!-- one -->\n\n${tab('B')}\n{/* two */}\n\n${tab('C')}\n::::\n`,
  );
  expect(html).toContain('<x-tabitem value="c" label="C">');
  expect(toc).toEqual([{value: 'Title', id: 'id', level: 2}]);
});

it('leaves the id of a heading to Docusaurus', async () => {
  const {toc} = await compile('## Title {/* #own-id */}\n');
  expect(toc).toEqual([{value: 'Title', id: 'own-id', level: 2}]);
});
