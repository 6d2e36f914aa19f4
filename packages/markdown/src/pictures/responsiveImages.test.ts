import {expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import {siteIn} from '../../../../tests/support/siteIn';
import responsiveImages from './responsiveImages';

const render = (markdown: string): Promise<string> =>
  toHtml(
    markdown,
    {beforeDefaultRemarkPlugins: [[responsiveImages, siteIn()]]},
    {path: 'tests/support/site/static/page.md'},
  );

it('hands a picture to what makes copies of it', async () => {
  expect(await render('![A photo](./img/photo.png "Title")')).toBe(
    '<p><x-responsiveimage image="photo.png" alt="A photo" title="Title"></x-responsiveimage></p>',
  );
});

it('finds pictures from the root of the site', async () => {
  expect(await render('![](@site/tests/support/site/static/img/photo.png)')).toContain(
    '<x-responsiveimage image="photo.png">',
  );
});

it('leaves drawings, static files and other addresses to Docusaurus', async () => {
  const html = await render(
    '![a](../../pages/assets/drawing.svg) ![b](/img/photo.png) ![c](https://acme.example.com/c.png)',
  );
  expect(html.match(/<img /g)).toHaveLength(3);
});

it('leaves what does not exist to Docusaurus, which stops there', async () => {
  await expect(render('![A photo](./img/missing.png)')).rejects.toThrow(/missing\.png/);
});
