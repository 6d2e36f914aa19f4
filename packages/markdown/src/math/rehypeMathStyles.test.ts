import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import rehypeMathStyles from './rehypeMathStyles';

const render = (markdown: string): Promise<string> =>
  toHtml(markdown, {remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex, rehypeMathStyles]});

it.each(['A $x$ and $y$.', '$$\nx\n$$'])('brings the styles once to a page with %j', async (markdown) => {
  expect((await render(markdown)).match(/<x-mathstyles>/g)).toHaveLength(1);
});

it('brings none to a page without', async () => {
  expect(await render('A \\$5 and `$x$`.')).not.toContain('x-mathstyles');
});
