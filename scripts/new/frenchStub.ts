import {withPin} from '../../src/i18n/pin';
import {sourceHash} from '../../src/text/sourceHash';
import type {Page} from '../check/page';
import type {Answers} from './answers';
import {toFrontMatter} from './frontMatter';

/**
 * The French page that an English one begins with: its front matter, and its headings with the ids that both share.
 * What stands there in English is for the translator; `npm run check:content` names what is left.
 */
export function frenchStub(
  {file, kind, text, frontMatter, headings}: Page,
  {'title-fr': title, 'description-fr': description}: Pick<Answers, 'title-fr' | 'description-fr'>,
): string {
  const translated = {...frontMatter, ...(title && {title}), ...(description && {description})};
  const body = [
    `<!-- À traduire\u202f: ${file} -->`,
    // Docusaurus wants a post to say how much of it lists show.
    ...(kind === 'post' ? ['<!-- truncate -->'] : []),
    ...headings.map(
      (heading) =>
        `${'#'.repeat(heading.level)} ${heading.level === 1 && title ? title : heading.title} {#${heading.id}}`,
    ),
  ];
  return withPin(`${toFrontMatter(translated)}\n${body.join('\n\n')}\n`, sourceHash(text));
}
