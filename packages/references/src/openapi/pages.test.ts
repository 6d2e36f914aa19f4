import {describe, expect, it} from 'vitest';
import {markdownGenerators} from './pages';

const page = {id: 'x', title: 'X', frontMatter: {}};
const generatorsIn = (locale: string) =>
  markdownGenerators({locale, files: ['shop.yaml', 'shop.json'], sampleLanguages: [], imports: false});

describe('markdownGenerators', () => {
  it('takes the description for search engines from the first paragraph', () => {
    const tag = {
      ...page,
      frontMatter: {} as {description?: string},
      tag: {description: 'All "about" `pets`.\n\nMore.'},
    };
    generatorsIn('en').createTagPageMD(tag);
    expect(tag.frontMatter.description).toBe('All \\"about\\" pets.');
  });

  it('gives French headings the anchors of the English ones', () => {
    const markdown = generatorsIn('fr').createInfoPageMD({
      ...page,
      info: {version: '1', description: 'Une API.\n\n## Erreurs\n\nTexte.', 'x-heading-ids': ['errors']},
    });
    expect(markdown).toContain('## Erreurs {/* #errors */}');
    expect(markdown).toContain('## Télécharger {/* #download */}');
    expect(markdown).toContain('(pathname:///openapi/shop.yaml)');
  });

  it('quotes what stands in the front matter, and describes a page by its title where nothing else is said', () => {
    const info = {
      ...page,
      title: 'A',
      frontMatter: {} as {description?: string},
      info: {version: '1', 'x-title': 'C:\\ "x"'},
    };
    generatorsIn('en').createInfoPageMD(info);
    expect(info).toMatchObject({id: 'x', title: 'C:\\\\ \\"x\\"', frontMatter: {description: 'C:\\\\ \\"x\\"'}});
  });

  it('leads from an operation to the page of its own API', () => {
    const api = {description: 'A.', responses: {}, postman: undefined};
    expect(generatorsIn('en').createApiPageMD({...page, infoId: 'orders-api', api})).toContain(
      String.raw`\"info\":\"orders-api\"`,
    );
  });

  it('keeps the address of a schema whose title is translated', () => {
    const schema = {...page, id: 'chat', frontMatter: {sample: '{"a":1}'}, schema: {'x-page-id': 'cat'}};
    generatorsIn('fr').createSchemaPageMD(schema);
    expect(schema.id).toBe('cat');
  });

  it('leaves the components of operations to the page, so that each is bundled once', () => {
    const markdown = generatorsIn('fr').createApiPageMD({
      ...page,
      frontMatter: {},
      api: {description: 'Ancienne.', deprecated: true, responses: {}},
    });
    expect(markdown.match(/^import .*/gm)).toEqual(["import Translate from '@docusaurus/Translate';"]);
    expect(markdown).toContain(':::warning[Opération obsolète]');
  });
});
