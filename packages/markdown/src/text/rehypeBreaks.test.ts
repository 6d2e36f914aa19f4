import {describe, expect, it} from 'vitest';
import {compile} from '../../../../tests/support/mdx';

describe('a name or an address in a table', () => {
  it('has its breaks as elements, which nobody copies', async () => {
    const {html, code} = await compile(
      '| `src/pages/a.md` | [docs/introduction](https://d.example) |\n| - | - |\n| src/pages/b.md | `a` |\n',
    );
    expect(html).toContain('<code class="long">src/<wbr/>pages/<wbr/>a.md</code>');
    expect(html).toContain('>docs/<wbr/>introduction');
    expect(html).toContain('<td>src/<wbr/>pages/<wbr/>b.md</td>');
    expect(html).toContain('<td><code>a</code></td>');
    const {html: several} = await compile('| `GET` `/pets/findByStatus` or `/pets/findByTags` |\n| - |\n');
    expect(several).toContain('<code>/pets/<wbr/>findByStatus</code> or <code>/pets/<wbr/>findByTags</code>');
    // The theme, which has a component for code, would make a block of it.
    expect(code.match(/_components\.code,/g)).toHaveLength(1);
  });
});

describe('a command in a table', () => {
  it('ends its lines between words, unless one is long', async () => {
    const {html} = await compile(
      '| `npm run check:types`, `npm run write-translations`, or `npx serve --d docs/guides/introduction.md` |\n| - |\n',
    );
    expect(html).toContain('<code class="whole">npm run check:types</code>, ');
    expect(html).toContain('<code>npm run <span class="whole">write-translations</span></code>, or');
    expect(html).toContain(
      '<code>npx serve <span class="whole">--d</span> docs/<wbr/>guides/<wbr/>introduction.md</code>',
    );
  });

  it('is a box where nothing else is in its cell, and may end a line after a protocol', async () => {
    const {html} = await compile('| `npm run docusaurus start` | `<https://acme.example>` |\n| - | - |\n');
    expect(html).toContain('<code class="long">npm run docusaurus start</code>');
    expect(html).toContain('<code class="long">&lt;https://<wbr/>acme.example&gt;</code>');
  });

  it('ends a line after the protocol of a long host only, in a sentence', async () => {
    const {html} = await compile('| See `http://localhost:3000/fr` | or `https://staging.acme.example` |\n| - | - |\n');
    expect(html).toContain('<code>http://localhost:3000/fr</code>');
    expect(html).toContain('<code>https://<wbr/>staging.acme.example</code>');
  });

  it('ends a line after as many hyphens as it has room for', async () => {
    const {html} = await compile('| `var(--site-accent-strong)` | `acme-docs` |\n| - | - |\n');
    expect(html).toContain(
      '<code class="long"><span class="whole">var(--site-accent-</span><wbr/><span class="whole">strong)</span></code>',
    );
    expect(html).toContain('<code class="whole">acme-docs</code>');
  });

  it('takes a name apart that fills a narrow column', async () => {
    const {html} = await compile('| `*/docusaurus-plugin-content-docs/` |\n| - |\n');
    expect(html).toContain(
      '<span class="whole">*/docusaurus-</span><wbr/><span class="whole">plugin-content-</span><wbr/>',
    );
  });
});

describe('elsewhere', () => {
  it('short code stays on one line, and long addresses end theirs between their parts', async () => {
    const {html} = await compile(
      'See `package-lock.json`, `npm test`, `--depth`, `name` and `http://localhost:3000/docs/introduction`.\n',
    );
    for (const code of ['package-lock.json', 'npm test', '--depth'])
      expect(html).toContain(`<code class="whole">${code}</code>`);
    expect(html).toContain('<code>name</code>');
    expect(html).toContain('<code>http://localhost:3000/<wbr/>docs/<wbr/>introduction</code>');
  });

  it('code is as it was, but for options, which stay on one line', async () => {
    const {html} = await compile('See `src/pages/a.md`, `--url=https://d.example` and `npm start -- --locale fr`.\n');
    expect(html).toContain('<code>src/pages/a.md</code>');
    expect(html).toContain('<code><span class="whole">--url</span>=https://d.example</code>');
    expect(html).toContain(
      '<code>npm start <span class="whole">--</span> <span class="whole">--locale</span> fr</code>',
    );
  });

  it('code blocks are not touched', async () => {
    const {html} = await compile('```bash\nnpm start -- --locale fr\n```\n');
    expect(html).not.toContain('whole');
  });
});
