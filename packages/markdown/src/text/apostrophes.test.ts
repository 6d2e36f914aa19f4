import {describe, expect, it} from 'vitest';
import {compile} from '../../../../tests/support/mdx';

const curly = {smartApostrophes: true};

describe('the apostrophe of typewriters', () => {
  it('is set as printers do, in titles, contents and text', async () => {
    const {html, toc, frontMatter} = await compile(
      "---\ntitle: Don't\ndescription: The site's\nslug: don't\n---\n\n## It's here\n\nYou *don't*, the readers' `site`'s, O'Reilly.\n",
      'docs/page.mdx',
      curly,
    );
    expect(html).toContain(
      'You <em>don’t</em>, the readers’ <code class="whole">site</code>’s, O’Reilly.'.replace(' class="whole"', ''),
    );
    expect(toc[0]).toEqual({value: 'It’s here', id: 'its-here', level: 2});
    expect(frontMatter).toEqual({title: 'Don’t', description: 'The site’s', slug: "don't"});
  });

  it('is no quotation mark, and stays in code, formulas, addresses and what components are given', async () => {
    const {html} = await compile(
      "He said 'the sites' to us, in '90s style. `don't` <kbd>don't</kbd> <T a=\"don't\" /> [a](https://d.example/don't)\n\n```js\na = 'b';\n```\n",
      'docs/page.mdx',
      curly,
    );
    expect(html).toContain(
      'He said &#x27;the sites&#x27; to us, in &#x27;90s style. <code>don&#x27;t</code> <kbd>don&#x27;t</kbd>',
    );
    expect(html).toContain('https://d.example/don');
    expect(html).not.toContain('’');
  });

  it('is left where the site does not ask for it', async () => {
    expect((await compile("Don't\n")).html).not.toContain('’');
  });
});
