import {expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import {siteIn} from '../../../../tests/support/siteIn';
import responsiveImages from './responsiveImages';

const render = (markdown: string): Promise<string> =>
  toHtml(markdown, {beforeDefaultRemarkPlugins: [[responsiveImages, siteIn()]]}, {path: 'static/page.md'});

it('hands a picture to what makes copies of it', async () => {
  expect(await render('![A card](./img/social-card.png "Title")')).toBe(
    '<p><x-responsiveimage image="social-card.png" alt="A card" title="Title"></x-responsiveimage></p>',
  );
});

it('finds pictures from the root of the site', async () => {
  expect(await render('![](@site/static/img/social-card.png)')).toContain(
    '<x-responsiveimage image="social-card.png">',
  );
});

it('leaves drawings, static files and other addresses to Docusaurus', async () => {
  const html = await render('![a](./img/logo.svg) ![b](/img/social-card.png) ![c](https://lectern.example.com/c.png)');
  expect(html.match(/<img /g)).toHaveLength(3);
});

it('leaves what does not exist to Docusaurus, which stops there', async () => {
  await expect(render('![A card](./img/missing.png)')).rejects.toThrow(/missing\.png/);
});
