import {contentFolder} from '../folders';
import type {Languages} from '../../settings/languages';
import type {Site} from '../../settings/site';
import type {Problem} from '@lectern/kit/problems';
import {nameOf} from '../languages';
import type {Page} from '../page';
import {findOrphaned, findUntranslated, pairsOf, type Pair} from '../pairs';

const fieldsToTranslate = ['description', 'sidebar_label'];
const fieldsToKeep = ['slug', 'tags', 'draft', 'unlisted', 'profile', 'authors', 'date', 'related', 'backlinks'];

/** Checks that every page exists in each language, with translated front matter. */
export function checkTranslations(pages: Page[], site: Site): Problem[] {
  const {languages} = site;
  return [
    ...languages.others.flatMap((language) =>
      findUntranslated(pages, language, languages).map((page) => missing(page, language, site)),
    ),
    ...pairsOf(pages, languages).flatMap((pair) => compareTexts(pair, languages)),
  ];
}

/** Checks that a translation has an original, the same headings, and the same path. */
export function checkTranslationStructure(pages: Page[], languages: Languages): Problem[] {
  return [
    ...languages.others
      .flatMap((language) => findOrphaned(pages, language, languages))
      .map((page) => orphaned(page, languages)),
    ...pairsOf(pages, languages).flatMap((pair) => [...compareHeadings(pair, languages), ...comparePlaces(pair)]),
  ];
}

function compareHeadings({original, translation}: Pair, {first}: Languages): Problem[] {
  const {file, headings} = translation;
  if (original.headings.length !== headings.length) {
    return [
      {
        file,
        line: headings.at(-1)?.line ?? 1,
        message: `${headings.length} headings, but ${original.headings.length} in ${original.file}.`,
        hint: 'Write the same headings in the same order, so that a change of language keeps the place.',
      },
    ];
  }
  return original.headings.flatMap((heading, index) => {
    const twin = headings[index];
    if (!twin || (twin.id === heading.id && twin.level === heading.level)) return [];
    return [
      {
        file,
        line: twin.line,
        message: `This heading has the id “${twin.id}”, its ${nameOf(first)} twin (${original.file}:${heading.line}) “${heading.id}”.`,
        hint: `End it with {#${heading.id}} and give it ${heading.level} “#”.`,
      },
    ];
  });
}

function comparePlaces(pair: Pair): Problem[] {
  const {original, translation} = pair;
  return fieldsToKeep
    .filter((field) => !isSame(pair, field))
    .map((field) => ({
      file: translation.file,
      line: translation.lineOf(field),
      message: `“${field}” differs from ${original.file}:${original.lineOf(field)}.`,
      hint: 'Use the same value: it decides where the page appears in every language.',
    }));
}

function compareTexts(pair: Pair, {first}: Languages): Problem[] {
  const {original, translation} = pair;
  const {file} = translation;
  return [
    ...fieldsToTranslate
      .filter((field) => field in original.frontMatter && isSame(pair, field) && isProse(original, field))
      .map((field) => ({
        file,
        line: translation.lineOf(field),
        message: `“${field}” is still in ${nameOf(first)}.`,
        hint: 'Translate it.',
      })),
    ...('notice' in original.frontMatter && !('notice' in translation.frontMatter)
      ? [
          {
            file,
            line: 1,
            message: `The notice of ${original.file}:${original.lineOf('notice')} is missing.`,
            hint: 'Add it to the front matter, with its text translated.',
          },
        ]
      : []),
  ];
}

function isSame({original, translation}: Pair, field: string): boolean {
  return JSON.stringify(original.frontMatter[field]) === JSON.stringify(translation.frontMatter[field]);
}

/** Whether a field has a sentence to translate: names are the same in all languages. */
function isProse(page: Page, field: string): boolean {
  return String(page.frontMatter[field]).includes(' ');
}

function missing({file, kind, key}: Page, language: string, site: Site): Problem {
  return {
    file,
    line: 1,
    message: `This page has no ${nameOf(language)} translation.`,
    hint: `Write it at ${contentFolder(site, kind, language)}/${key}, with the same headings and heading ids.`,
  };
}

function orphaned({file}: Page, {first}: Languages): Problem {
  return {
    file,
    line: 1,
    message: `This translation has no ${nameOf(first)} page.`,
    hint: `Was the ${nameOf(first)} page renamed or removed? Do the same here.`,
  };
}
