import type {Problem} from '../../references/types';
import {nearest} from '../../../src/text/nearest';
import type {Kind, Page} from '../page';

/** Tags come from the list of their kind; `known` is read from tags.yml. */
export function checkTags(pages: Page[], known: Partial<Record<Kind, string[]>>): Problem[] {
  return pages.flatMap(({file, kind, frontMatter, lineOf}) => {
    const allowed = known[kind] ?? [];
    const tags = Array.isArray(frontMatter.tags) ? frontMatter.tags.map(String) : [];
    return tags
      .filter((tag) => !allowed.includes(tag))
      .map((tag) => {
        const suggestion = nearest(tag, allowed);
        const list = kind === 'post' ? 'blog/tags.yml' : 'docs/tags.yml';
        return {
          file,
          line: lineOf('tags'),
          message: `Unknown tag “${tag}”.`,
          hint: `${suggestion ? `Did you mean “${suggestion}”? If not, add` : 'Add'} it to ${list} and to its French twin.`,
        };
      });
  });
}

/** Both languages have the same tags. */
export function checkTagLists(lists: {file: string; tags: string[]}[]): Problem[] {
  return lists.flatMap(({file, tags}) =>
    lists.flatMap((other) =>
      other.tags
        .filter((tag) => !tags.includes(tag))
        .map((tag) => ({
          file,
          line: 1,
          message: `The tag “${tag}” of ${other.file} is missing here.`,
          hint: 'Add it with a label and a description in the language of this list.',
        })),
    ),
  );
}
