import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {describe, expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import {siteIn} from '../../../../tests/support/siteIn';
import equations from './equations';
import references from '../figures/references';
import rehypeMathErrors from './rehypeMathErrors';

const render = (markdown: string, locale: string = 'en'): Promise<string> =>
  toHtml(markdown, {
    remarkPlugins: [remarkMath, equations, [references, siteIn(locale)]],
    rehypePlugins: [[rehypeKatex, {strict: 'error'}], rehypeMathErrors],
  });

const two = '$$ {#eq-one}\nx = 1\n$$\n\n$$\nz\n$$\n\n$$ {#eq-two}\ny = 2\n$$\n\n';

describe('a formula with an id', () => {
  it('is numbered, and no other is', async () => {
    const html = await render(two);
    expect(html.match(/<x-equation id="[^"]+">/g)).toEqual(['<x-equation id="eq-one">', '<x-equation id="eq-two">']);
    expect(html.match(/<mtext>\(<\/mtext>|\\tag\{\d\}/g)).toEqual(expect.arrayContaining(['\\tag{1}', '\\tag{2}']));
  });

  it('is MathML for whoever listens', async () => {
    expect(await render(two)).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">');
  });

  it('is named where the text refers to it', async () => {
    expect(await render(`${two}See [](#eq-two).`)).toContain('See <a href="#eq-two">equation\u00a0(2)</a>.');
    expect(await render(`${two}Voir l’[](#eq-two).`, 'fr')).toContain('l’<a href="#eq-two">équation\u00a0(2)</a>.');
  });
});

describe('what an author gets to read', () => {
  it.each([
    ['something else than an id', '$$ mean\nx\n$$', 'docs/page.md:1  “mean” is not a valid formula id.'],
    ['a number of one’s own', '$$ {#eq-a}\nx \\tag{7}\n$$', 'The formula “eq-a” has a \\tag of its own.'],
    ['another prefix', '$$ {#mean}\nx\n$$', 'Write “#eq-mean”'],
    ['a brace that stays open', 'text\n\n$$\n\\frac{1\n$$', 'docs/page.md:3  This formula cannot be typeset: '],
    ['an unknown command', 'text\n\nA $\\foo$.', 'docs/page.md:3  This formula cannot be typeset: Undefined control'],
    ['what LaTeX would refuse', '$é$', 'docs/page.md:1  This formula cannot be typeset: '],
  ])('says what is wrong: %s', async (_, markdown, message) => {
    await expect(render(markdown)).rejects.toThrow(message);
  });
});
