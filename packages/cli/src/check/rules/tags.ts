import {contentFolder, tagsFile} from '../folders';
import type {Site} from '../../settings/site';
import type {Problem} from '@lectern/kit/problems';
import {andTranslations} from '../languages';
import {nearest} from '@lectern/kit/nearest';
import type {ContentKind, Page} from '../page';

/** Checks that tags are in the list of their kind; `known` is read from tags.yml. */
export function checkTags(pages: Page[], known: Partial<Record<ContentKind, string[]>>, site: Site): Problem[] {
  return pages.flatMap(({file, kind, frontMatter, lineOf}) => {
    const allowed = known[kind];
    if (!allowed || kind === 'page') return [];
    const tags = Array.isArray(frontMatter.tags) ? frontMatter.tags.map(String) : [];
    return tags
      .filter((tag) => !allowed.includes(tag))
      .map((tag) => {
        const suggestion = nearest(tag, allowed);
        const list = `${contentFolder(site, kind, site.languages.first)}/${tagsFile(site, kind)}`;
        return {
          file,
          line: lineOf('tags'),
          message: `Unknown tag “${tag}”.`,
          hint: `${suggestion ? `Did you mean “${suggestion}”? If not, add` : 'Add'} it to ${list}${andTranslations(site.languages)}.`,
        };
      });
  });
}

interface TagList {
  file: string;
  tags: string[];
}

/** Checks that a translated list has all tags: Docusaurus refuses pages with a tag that their list lacks. */
export function checkTagLists([first, ...translations]: TagList[]): Problem[] {
  return first ? translations.flatMap((translation) => missingTags(translation, first)) : [];
}

/** Finds tags that only translated lists have, and no page can use. */
export function checkSurplusTags([first, ...translations]: TagList[]): Problem[] {
  return first ? translations.flatMap((translation) => missingTags(first, translation)) : [];
}

function missingTags({file, tags}: TagList, other: TagList): Problem[] {
  return other.tags
    .filter((tag) => !tags.includes(tag))
    .map((tag) => ({
      file,
      line: 1,
      message: `The tag “${tag}” of ${other.file} is missing here.`,
      hint: 'Add it with a label and a description in the language of this list.',
    }));
}
