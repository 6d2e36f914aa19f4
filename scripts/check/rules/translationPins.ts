import {sourceHash} from '../../../src/text/sourceHash';
import type {Problem} from '../../references/types';
import type {Page} from '../page';

/** A French page whose English twin says something else than when it was translated. */
export interface Outdated {
  french: Page;
  english: Page;
  pin: string;
}

/** Every translation says what it was made from, and what it was made from has not changed. */
export function checkPins(pages: Page[]): Problem[] {
  return [
    ...pages.filter(({language, frontMatter}) => language === 'en' && frontMatter.translation_of).map(superfluous),
    ...pages.filter(({language, frontMatter}) => language !== 'en' && !frontMatter.translation_of).map(missing),
    ...findOutdated(pages).map(outdated),
  ];
}

export function findOutdated(pages: Page[]): Outdated[] {
  const englishPages = new Map(pages.filter(({language}) => language === 'en').map((page) => [twinKey(page), page]));
  return pages.flatMap((french) => {
    const english = englishPages.get(twinKey(french));
    const pin = french.frontMatter.translation_of;
    if (french === english || !english || typeof pin !== 'string') return [];
    return sourceHash(english.text) === pin ? [] : [{french, english, pin}];
  });
}

function twinKey({kind, key}: Page): string {
  return `${kind}:${key}`;
}

function outdated({french: {file, lineOf}}: Outdated): Problem {
  return {
    file,
    line: lineOf('translation_of'),
    message: 'The English page has changed since this translation was made.',
    hint: `“npm run i18n:status” shows what changed. Translate it, then: npm run i18n:accept ${file}`,
    isWarning: true,
  };
}

function missing({file}: Page): Problem {
  return {
    file,
    line: 1,
    message: '“translation_of” is missing in the front matter.',
    hint: `It says which state of the English page was translated: npm run i18n:accept ${file}`,
  };
}

function superfluous({file, lineOf}: Page): Problem {
  return {
    file,
    line: lineOf('translation_of'),
    message: '“translation_of” belongs on translations only.',
    hint: 'Remove the line.',
  };
}
