import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {compile} from '../../../../tests/support/mdx';

const braces = '\\{{version}}';

it('brings the braces back wherever text can stand, as data of a component too', async () => {
  const {html} = await compile(
    `<b title="${braces}">a</b> [b](https://example.com/${braces} "${braces}") ![${braces}](https://example.com/c.svg)\n\n` +
      `\`\`\`js title="${braces}"\n// ${braces}\n\`\`\`\n\n:en[d]{title="${braces}"}\n`,
  );
  const page = load(html);
  expect(page('b').attr('title')).toBe('{{version}}');
  expect(page('a').attr()).toMatchObject({href: 'https://example.com/%7B%7Bversion%7D%7D', title: '{{version}}'});
  expect(page('img').attr('alt')).toBe('{{version}}');
  expect(page('pre > code').attr('title')).toBe('{{version}}');
  expect(page('pre > code').attr('html')).toContain('// {{version}}');
  expect(page('span[lang=en]').attr('title')).toBe('{{version}}');
  expect(html).not.toMatch(/[\uE000\uE001]/);
});
