import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** What carries the tags of a list. */
export type Tagged = 'pages' | 'posts';

type TagCounts = Record<Tagged | 'narrower', (count: number) => string>;

/** What is said of a tag in lists: `12 pages`, `3 narrower`. Forms of numbers are separated by “|”. */
export function useTagCounts(): TagCounts {
  const {selectMessage} = usePluralForm();
  return {
    pages: (count) =>
      selectMessage(
        count,
        translate(
          {
            id: 'tags.pages',
            message: '{count} page|{count} pages',
            description: 'How many docs carry a tag or one below it',
          },
          {count},
        ),
      ),
    posts: (count) =>
      selectMessage(
        count,
        translate(
          {id: 'tags.posts', message: '{count} post|{count} posts', description: 'How many posts carry a tag'},
          {count},
        ),
      ),
    narrower: (count) =>
      selectMessage(
        count,
        translate(
          {
            id: 'tags.narrower',
            message: '{count} narrower|{count} narrower',
            description: 'How many tags stand directly below a tag',
          },
          {count},
        ),
      ),
  };
}
