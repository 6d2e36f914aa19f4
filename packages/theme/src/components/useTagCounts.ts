import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** What carries the tags of a list. */
export type Tagged = 'pages' | 'posts';

type TagCounts = Record<Tagged | 'withNarrower' | 'below', (count: number) => string>;

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
    below: (count) =>
      selectMessage(
        count,
        translate(
          {
            id: 'tags.place.below',
            message: 'Narrower tags ({count} page with theirs):|Narrower tags ({count} pages with theirs):',
            description: 'Comes before the tags below a tag: how many docs carry it or one of those',
          },
          {count},
        ),
      ),
  };
}
