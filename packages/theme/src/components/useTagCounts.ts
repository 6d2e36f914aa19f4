import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** What carries the tags of a list. */
export type Tagged = 'pages' | 'posts';

type TagCounts = Record<Tagged | 'withNarrower' | 'own', (count: number) => string>;

/** What is said of a tag: `12 pages`, `27 with those of narrower tags`. Forms of numbers are separated by “|”. */
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
            description: 'How many docs carry a tag',
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
    withNarrower: (count) =>
      translate(
        {
          id: 'tags.withNarrower',
          message: '{count} with those of narrower tags',
          description: 'How many docs carry a tag or one below it; comes after “12 pages, ”',
        },
        {count},
      ),
    own: (count) =>
      translate(
        {
          id: 'tags.own',
          message: '{count} of them with the tag itself',
          description: 'How many docs carry a tag itself, not one below it; comes after “14 pages, ”',
        },
        {count},
      ),
  };
}
