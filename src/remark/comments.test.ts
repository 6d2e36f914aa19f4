import {expect, it} from 'vitest';
import {compile} from '../../tests/support/mdx';

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
    '<p><code>{/* a */}</code> <code>&lt;!-- b --&gt;</code></p>',
  );
});
