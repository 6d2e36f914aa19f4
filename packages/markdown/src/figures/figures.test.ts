import {describe, expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import {siteIn} from '../../../../tests/support/siteIn';
import figures from './figures';
import references from './references';
import responsiveImages from '../pictures/responsiveImages';

const image = '![What it shows](./assets/drawing.svg)';
const page = {path: 'tests/support/pages/page.md'};

const render = (markdown: string, locale: string = 'en'): Promise<string> =>
  toHtml(
    markdown,
    {
      remarkPlugins: [
        [figures, siteIn(locale)],
        [references, siteIn(locale)],
      ],
    },
    page,
  );

const figure = (id: string, content = image, caption = 'A *caption*.'): string =>
  `:::figure[${caption}]{#${id}}\n\n${content}\n\n:::\n\n`;

describe('a figure', () => {
  it('is an image with its number, its caption and a way to enlarge it', async () => {
    const html = await render(figure('figure-build'));
    expect(html).toMatch(
      /^<x-figure id="figure-build"><x-zoomable label="Figure\u00a01"><p><img [^>]*alt="What it shows"/,
    );
    expect(html).toContain(
      '</x-zoomable><figcaption><p><strong>Figure\u00a01.</strong> A <em>caption</em>.</p></figcaption></x-figure>',
    );
  });

  it('has the size of its file', async () => {
    expect(await render(figure('figure-build'))).toMatch(/width="\d+" height="\d+"/);
  });

  it('is enlarged only where it is wide, if it is a table', async () => {
    const html = await render(figure('figure-table', '| a |\n| - |\n| b |'));
    expect(html).toContain('<x-zoomable label="Figure\u00a01" whenWide=""><table>');
  });

  it('leaves code as it is', async () => {
    expect(await render(figure('figure-code', '```js\na\n```'))).not.toContain('x-zoomable');
  });

  it('is enlarged as a picture of several sizes too, and needs words for it', async () => {
    const picture = (alt: string): string =>
      figure('figure-a', `![${alt}](@site/tests/support/site/static/img/photo.png)`);
    const plugins = {beforeDefaultRemarkPlugins: [[responsiveImages, siteIn()]], remarkPlugins: [[figures, siteIn()]]};
    expect(await toHtml(picture('A photo'), plugins, page)).toMatch(/<x-zoomable [^>]*><p><x-responsiveimage /);
    await expect(toHtml(picture(''), plugins, page)).rejects.toThrow('has no alternative text');
  });

  it('may stand in a list or an admonition', async () => {
    expect(await render(`- x\n\n  ${figure('figure-a').replaceAll('\n', '\n  ')}`)).toContain(
      '<x-figure id="figure-a">',
    );
  });
});

describe('a reference', () => {
  it('is the number of its figure', async () => {
    const html = await render(`${figure('figure-a')}${figure('figure-b')}See [](#figure-b). [](#figure-a) too.\n`);
    expect(html).toContain(
      '<p>See <a href="#figure-b">Figure\u00a02</a>. <a href="#figure-a">Figure\u00a01</a> too.</p>',
    );
  });

  it('may stand before the figure', async () => {
    expect(await render(`[](#figure-a)\n\n${figure('figure-a')}`)).toContain('>Figure\u00a01</a>');
  });

  it('is a French word with a small letter within a sentence', async () => {
    const html = await render(`${figure('figure-a')}La [](#figure-a) le montre.\n\n[](#figure-a)\n`, 'fr');
    expect(html).toContain('La <a href="#figure-a">figure\u00a01</a> le montre.');
    expect(html).toContain('<p><a href="#figure-a">Figure\u00a01</a></p>');
  });

  it('keeps words of its own', async () => {
    expect(await render(`${figure('figure-a')}[the picture](#figure-a)\n`)).toContain('>the picture</a>');
  });
});

describe('what an author gets to read', () => {
  const where = 'tests/support/pages/page.md';
  it.each([
    ['no id', ':::figure[Caption]\n\ntext\n\n:::', `${where}:1  This figure has no id.`],
    ['no caption', `:::figure{#figure-a}\n\n${image}\n\n:::`, `${where}:1  The figure “figure-a” has no caption.`],
    ['no content', ':::figure[Caption]{#figure-a}\n\n:::', `${where}:1  The figure “figure-a” is empty.`],
    [
      'a setting',
      figure('figure-a width=50'),
      `${where}:1  A figure has no setting “width”.\n  Its only setting is its id`,
    ],
    [
      'a figure in a figure',
      `:${figure('figure-a', figure('figure-b').trim()).replace(/:::\n\n$/, '::::\n')}`,
      `${where}:1  The figure “figure-a” contains another figure.`,
    ],
    ['another prefix', figure('build'), '“build” does not begin with “figure-”.\n  Write “#figure-build”'],
    ['an id twice', `${figure('figure-a')}${figure('figure-a')}`, `${where}:7  The id “figure-a” is used twice`],
    ['no text for the image', figure('figure-a', image.replace('What it shows', '')), 'has no alternative text'],
    [
      'a reference to nothing',
      `${figure('figure-build')}See [](#figure-biuld).`,
      `${where}:7  No figure or equation on this page has the id “figure-biuld”.\n  Did you mean “[](#figure-build)”?`,
    ],
    ['a link without words', '[](./other.md)', 'The link to “./other.md” has no text.'],
  ])('says what is wrong: %s', async (_, markdown, message) => {
    await expect(render(markdown)).rejects.toThrow(message);
  });
});
