import type {Problem} from '../../references/types';
import type {Page} from '../page';

const fieldsToTranslate = ['title', 'description', 'sidebar_label'];
const fieldsToKeep = ['slug', 'tags', 'draft', 'unlisted', 'profile', 'authors', 'date', 'related', 'backlinks'];

/** Every English page has its French twin, with the same headings, and no French page is left over. */
export function checkTranslations(pages: Page[]): Problem[] {
  const twins = new Map(pages.map((page) => [`${page.language}:${page.kind}:${page.key}`, page]));
  return pages.flatMap((page) => {
    const other = twins.get(`${page.language === 'en' ? 'fr' : 'en'}:${page.kind}:${page.key}`);
    if (page.language === 'en') return other ? [] : [missing(page)];
    return other ? compare(other, page) : [orphaned(page)];
  });
}

function compare(english: Page, french: Page): Problem[] {
  return [...compareHeadings(english, french), ...compareFields(english, french)];
}

function compareHeadings(english: Page, french: Page): Problem[] {
  const {file} = french;
  if (english.headings.length !== french.headings.length) {
    return [
      {
        file,
        line: french.headings.at(-1)?.line ?? 1,
        message: `${french.headings.length} headings, but ${english.headings.length} in ${english.file}.`,
        hint: 'The same headings in the same order let a reader change language and keep the place.',
      },
    ];
  }
  return english.headings.flatMap((heading, index) => {
    const twin = french.headings[index];
    if (!twin || (twin.id === heading.id && twin.level === heading.level)) return [];
    return [
      {
        file,
        line: twin.line,
        message: `This heading has the id “${twin.id}”, its English twin (${english.file}:${heading.line}) “${heading.id}”.`,
        hint: `End it with {#${heading.id}} and give it ${heading.level} “#”.`,
      },
    ];
  });
}

function compareFields(english: Page, french: Page): Problem[] {
  const same = (field: string): boolean =>
    JSON.stringify(english.frontMatter[field]) === JSON.stringify(french.frontMatter[field]);
  const {file} = french;
  return [
    ...fieldsToKeep
      .filter((field) => !same(field))
      .map((field) => ({
        file,
        line: french.lineOf(field),
        message: `“${field}” differs from ${english.file}:${english.lineOf(field)}.`,
        hint: 'It decides where the page stands, so it is the same in every language.',
      })),
    ...fieldsToTranslate
      .filter((field) => field !== 'title' && field in english.frontMatter && same(field) && isProse(english, field))
      .map((field) => ({
        file,
        line: french.lineOf(field),
        message: `“${field}” is still in English.`,
        hint: 'Translate it.',
      })),
    ...('notice' in english.frontMatter && !('notice' in french.frontMatter)
      ? [
          {
            file,
            line: 1,
            message: `The notice of ${english.file}:${english.lineOf('notice')} is missing.`,
            hint: 'Add it to the front matter, with its text translated.',
          },
        ]
      : []),
  ];
}

/** Names are the same in both languages; sentences are not. */
function isProse(page: Page, field: string): boolean {
  return String(page.frontMatter[field]).includes(' ');
}

function missing({file, kind, key}: Page): Problem {
  const folder = {doc: 'docs/current', post: 'blog', page: 'pages'}[kind];
  return {
    file,
    line: 1,
    message: 'This page has no French translation.',
    hint: `Write it at i18n/fr/docusaurus-plugin-content-${folder}/${key}, with the same headings and heading ids.`,
  };
}

function orphaned({file}: Page): Problem {
  return {
    file,
    line: 1,
    message: 'This translation has no English page.',
    hint: 'Was the English page renamed or removed? Do the same here.',
  };
}
