import type {Problem} from '@lectern/kit/problems';
import type {Page} from '../page';

/** Search results show this many characters of a title. */
export const longestTitle = 60;
const shortest = 50;
const longest = 160;

/** Checks that no two pages of a language share a title or a description: search results would repeat a line. */
export function checkTitles(pages: Page[]): Problem[] {
  return ['title', 'description'].flatMap((field) => checkUnique(pages, field));
}

export function checkTitleLengths(pages: Page[]): Problem[] {
  return pages.flatMap(({file, frontMatter, lineOf}) => {
    const {title} = frontMatter;
    if (typeof title !== 'string' || title.length <= longestTitle) return [];
    const message = `The title has ${title.length} characters.`;
    const hint = `Search engines show about ${longestTitle}: say the rest in the description.`;
    return [{file, line: lineOf('title'), message, hint}];
  });
}

/** Search engines and cards show about this many characters. */
export function checkDescriptions(pages: Page[]): Problem[] {
  return pages.flatMap(({file, frontMatter, lineOf}) => {
    const {description} = frontMatter;
    if (typeof description !== 'string') return [];
    const {length} = description;
    return length >= shortest && length <= longest
      ? []
      : [
          {
            file,
            line: lineOf('description'),
            message: `The description has ${length} characters.`,
            hint: `Say what the page is for in ${shortest} to ${longest} characters.`,
          },
        ];
  });
}

function checkUnique(pages: Page[], field: string): Problem[] {
  const seen = new Map<string, string>();
  return pages.flatMap(({file, language, frontMatter, lineOf}) => {
    const text = frontMatter[field];
    if (typeof text !== 'string') return [];
    const key = `${language}:${text.trim().toLowerCase()}`;
    const first = seen.get(key);
    seen.set(key, first ?? file);
    return first
      ? [
          {
            file,
            line: lineOf(field),
            message: `${first} has the same ${field}.`,
            hint: `Choose one that fits only this page.`,
          },
        ]
      : [];
  });
}
