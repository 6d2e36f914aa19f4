import {describe, expect, it} from 'vitest';
import {markdownGenerators} from './pages';

const page = {id: 'x', title: 'X', frontMatter: {}};

describe('markdownGenerators', () => {
  it('takes the description for search engines from the first paragraph', () => {
    const tag = {
      ...page,
      frontMatter: {} as {description?: string},
      tag: {description: 'All "about" `pets`.\n\nMore.'},
    };
    markdownGenerators('en', []).createTagPageMD(tag);
    expect(tag.frontMatter.description).toBe('All \\"about\\" pets.');
  });

  it('gives French headings the anchors of the English ones', () => {
    const markdown = markdownGenerators('fr', []).createInfoPageMD({
      ...page,
      info: {version: '1', description: 'Une API.\n\n## Erreurs\n\nTexte.', 'x-heading-ids': ['errors']},
    });
    expect(markdown).toContain('## Erreurs {#errors}');
    expect(markdown).toContain('## Télécharger {#download}');
    expect(markdown).toContain('(pathname:///openapi/petstore.fr.yaml)');
  });

  it('keeps the address of a schema whose title is translated', () => {
    const schema = {...page, id: 'chat', frontMatter: {sample: '{"a":1}'}, schema: {'x-page-id': 'cat'}};
    markdownGenerators('fr', []).createSchemaPageMD(schema);
    expect(schema.id).toBe('cat');
  });

  it('leaves the components of operations to the page, so that each is bundled once', () => {
    const markdown = markdownGenerators('fr', []).createApiPageMD({
      ...page,
      frontMatter: {},
      api: {description: 'Ancienne.', deprecated: true, responses: {}},
    });
    expect(markdown.match(/^import .*/gm)).toEqual(["import Translate from '@docusaurus/Translate';"]);
    expect(markdown).toContain(':::warning[Opération obsolète]');
  });
});
