import type {Problem} from '@lectern/kit/problems';
import type {Languages} from '../../settings/languages';
import {andTranslations} from '../languages';
import {nearest} from '@lectern/kit/nearest';
import type {Page} from '../page';

/** Checks that authors are in the list of their language; `known` comes from each `authors.yml`. */
export function checkAuthors(
  pages: Page[],
  known: Record<string, {file: string; authors: string[]}>,
  languages: Languages,
): Problem[] {
  return pages.flatMap(({file, kind, language, frontMatter, lineOf}) => {
    const list = known[language];
    if (kind !== 'post' || !list) return [];
    const keys = [frontMatter.authors ?? []].flat().map(keyOf);
    return [...new Set(keys)].flatMap((key): Problem[] => {
      const place = {file, line: lineOf('authors')};
      const isTwice = keys.filter((other) => other === key).length > 1;
      if (list.authors.includes(key)) {
        return isTwice ? [{...place, message: `The author “${key}” is named twice.`, hint: 'Name each one once.'}] : [];
      }
      const meant = nearest(key, list.authors);
      return [
        {
          ...place,
          message: `Unknown author “${key}”.`,
          hint: `${meant ? `Did you mean “${meant}”? If not, add` : 'Add'} the author to ${list.file}${andTranslations(languages)}.`,
        },
      ];
    });
  });
}

/** The key of an author, who can also be described in the post. */
function keyOf(author: unknown): string {
  if (typeof author !== 'object' || author === null) return String(author);
  const {key, name} = author as {key?: string; name?: string};
  return key ?? name ?? JSON.stringify(author);
}
