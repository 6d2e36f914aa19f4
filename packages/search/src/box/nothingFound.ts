import {type Child, make} from './make';
import {site} from './site';
import {
  allSections,
  browse,
  browseSections,
  fewerWords,
  nothingFound as nothingFoundFor,
  otherWord,
  searchEverywhere,
  theTags,
} from './texts';

/** The message for an empty result, with suggestions. `elsewhere` is the number of matching pages of other kinds. */
export function nothingFound(text: string, elsewhere: number, onEverywhere: () => void): HTMLElement {
  const {sections, tags} = site.browse;
  const link = (to: string, words: string): HTMLElement => make('a', {href: site.base + to.slice(1)}, words);
  return make(
    'div',
    {class: 'search-nothing'},
    make('p', {}, nothingFoundFor(text)),
    elsewhere > 0 && make('button', {type: 'button', onclick: onEverywhere}, searchEverywhere(elsewhere)),
    make(
      'ul',
      {},
      make('li', {}, fewerWords()),
      make('li', {}, otherWord()),
      sections &&
        make(
          'li',
          {},
          ...withLinks(tags ? browse() : browseSections(), {
            sections: link(sections, allSections()),
            ...(tags && {tags: link(tags, theTags())}),
          }),
        ),
    ),
  );
}

/** `Browse {sections}.` → that text, with the link in its place. */
const withLinks = (text: string, links: Record<string, Node>): Child[] =>
  text.split(/\{(\w+)\}/).map((part, index) => (index % 2 ? links[part] : part));
