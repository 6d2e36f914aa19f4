import {sourceHash} from '@lectern/markdown/languages/sourceHash';
import type {Problem} from '@lectern/kit/problems';
import type {Languages} from '../../settings/languages';
import type {Site} from '../../settings/site';
import {commandIn} from '../commandIn';
import {nameOf} from '../languages';
import type {Page} from '../page';
import {pairsOf, type Pair} from '../pairs';

/** A translation whose original has changed since. */
export interface Outdated extends Pair {
  pin: string;
}

/** Checks that every translation records its original, and that this original is unchanged. */
export function checkPins(pages: Page[], site: Site): Problem[] {
  const {languages} = site;
  const {first} = languages;
  return [
    ...pages.filter(({language, frontMatter}) => language === first && frontMatter.translation_of).map(superfluous),
    ...findUnpinned(pages, languages).map((page) => missing(page, site)),
    ...findOutdated(pages, languages).map((pair) => outdated(pair, site)),
  ];
}

export function findUnpinned(pages: Page[], {first}: Languages): Page[] {
  return pages.filter(({language, frontMatter}) => language !== first && !frontMatter.translation_of);
}

export function findOutdated(pages: Page[], languages: Languages): Outdated[] {
  return pairsOf(pages, languages).flatMap(({original, translation}) => {
    const pin = translation.frontMatter.translation_of;
    if (typeof pin !== 'string' || sourceHash(original.text) === pin) return [];
    return [{original, translation, pin}];
  });
}

function outdated({translation: {file, lineOf}}: Outdated, site: Site): Problem {
  return {
    file,
    line: lineOf('translation_of'),
    message: `The ${nameOf(site.languages.first)} page has changed since this translation was made.`,
    hint: `“${commandIn(site, 'i18n status')}” shows what changed. Translate it, then: ${commandIn(site, 'i18n accept', file)}`,
    isWarning: true,
  };
}

function missing({file}: Page, site: Site): Problem {
  return {
    file,
    line: 1,
    message: '“translation_of” is missing in the front matter.',
    hint: `It says which state of the ${nameOf(site.languages.first)} page was translated: ${commandIn(site, 'i18n accept', file)}`,
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
