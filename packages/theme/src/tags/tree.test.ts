import {describe, expect, it} from 'vitest';
import {docsOf, growTree, placeOf, type Branch, type Tag, type TaggedDoc} from './tree';

const tag = (slug: string, label = slug): Tag => ({label, permalink: `/docs/tags/${slug}`});
const outline = (tree: Branch<Tag>[]): unknown[] =>
  tree.map(({tag: {label}, children}) => [label, ...outline(children)]);

describe('the tree of tags', () => {
  it('nests by slug', () => {
    const tree = growTree([tag('software-search-lunr'), tag('software'), tag('software-search')], 'en');
    expect(outline(tree)).toEqual([['software', ['software-search', ['software-search-lunr']]]]);
  });

  it('takes the nearest ancestor there is', () => {
    expect(outline(growTree([tag('a'), tag('a-b-c')], 'en'))).toEqual([['a', ['a-b-c']]]);
  });

  it('does not take part of a word for a parent', () => {
    expect(outline(growTree([tag('content'), tag('contents')], 'en'))).toEqual([['content'], ['contents']]);
  });

  it('sorts as the language does', () => {
    const tree = growTree([tag('z', 'Zone'), tag('e', 'Éléments'), tag('d', 'Données')], 'fr');
    expect(outline(tree)).toEqual([['Données'], ['Éléments'], ['Zone']]);
  });

  it('finds the docs of a tag and of those below it, each once', () => {
    const doc = (...slugs: string[]): TaggedDoc => ({tags: slugs.map((slug) => tag(slug).permalink)});
    const docs = [doc('a', 'a-b'), doc('a-b-c'), doc('ab'), doc()];
    expect(docsOf(tag('a'), docs)).toEqual(docs.slice(0, 2));
    expect(docsOf(tag('a-b'), docs)).toEqual(docs.slice(0, 2));
    expect(docsOf(tag('ab'), docs)).toEqual([docs[2]]);
  });

  it('knows what stands above and below a tag', () => {
    const tree = growTree([tag('a'), tag('a-b'), tag('a-b-c'), tag('a-b-d')], 'en');
    const place = placeOf('/fr/docs/tags/a-b', tree);
    expect(place?.ancestors.map(({label}) => label)).toEqual(['a']);
    expect(place?.children.map(({label}) => label)).toEqual(['a-b-c', 'a-b-d']);
    expect(placeOf('/docs/tags/none', tree)).toBeUndefined();
  });
});
