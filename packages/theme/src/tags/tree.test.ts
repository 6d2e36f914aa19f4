import {describe, expect, it} from 'vitest';
import {countBelow, growTree, placeOf, type Branch, type Tag} from './tree';

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

  it('counts the pages of a tag and of those below it, each page once', () => {
    const docs = [['/docs/tags/a', '/docs/tags/a-b'], ['/docs/tags/a-b-c'], ['/docs/tags/ab'], []];
    expect(countBelow(tag('a'), docs)).toBe(2);
    expect(countBelow(tag('a-b'), docs)).toBe(2);
    expect(countBelow(tag('ab'), docs)).toBe(1);
  });

  it('knows what stands above and below a tag', () => {
    const tree = growTree([tag('a'), tag('a-b'), tag('a-b-c'), tag('a-b-d')], 'en');
    const place = placeOf('/fr/docs/tags/a-b', tree);
    expect(place?.ancestors.map(({label}) => label)).toEqual(['a']);
    expect(place?.children.map(({label}) => label)).toEqual(['a-b-c', 'a-b-d']);
    expect(placeOf('/docs/tags/none', tree)).toBeUndefined();
  });
});
