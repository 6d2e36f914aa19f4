import {withPin} from '../i18n/pin';
import {fill, textsOfPackage} from '@lectern/kit/texts';
import {sourceHash} from '@lectern/markdown/languages/sourceHash';
import type {Page} from '../check/page';
import type {Answers} from './answers';
import {toFrontMatter} from './frontMatter';

const texts = textsOfPackage('@lectern/cli', 'cli', {toTranslate: 'To be translated: {file}'});

/**
 * The start of a translation: the front matter of the page, and its headings with their ids. Texts in the original
 * language are left to the translator; the content check reports those that remain.
 */
export function stub(
  {file, kind, text, frontMatter, headings}: Page,
  locale: string,
  answers: Answers,
  ownTexts?: Record<string, string>,
): string {
  const {toTranslate} = texts(locale, ownTexts);
  const title = answers[`title-${locale}`];
  const description = answers[`description-${locale}`];
  const translated = {...frontMatter, ...(title && {title}), ...(description && {description})};
  const body = [
    `<!-- ${fill(toTranslate, {file})} -->`,
    // Docusaurus expects a marker for the end of the teaser.
    ...(kind === 'post' ? ['<!-- truncate -->'] : []),
    ...headings.map(
      (heading) =>
        `${'#'.repeat(heading.level)} ${heading.level === 1 && title ? title : heading.title} {#${heading.id}}`,
    ),
  ];
  return withPin(`${toFrontMatter(translated)}\n${body.join('\n\n')}\n`, sourceHash(text));
}
