import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import type {Problem} from '@lectern/kit/problems';
import {nearest} from '@lectern/kit/nearest';
import {NoticeError, readNotice} from '@lectern/markdown/notes/readNotice';
import {fields, type FieldType} from '@lectern/cli/pages/frontMatterFields';
import type {Page} from '../page';

/** Checks that values are valid, and that a post has a date. */
export function checkFrontMatter(pages: Page[]): Problem[] {
  return pages.flatMap((page) => [...checkValues(page), ...checkDate(page)]);
}

/** Finds fields that Docusaurus ignores. */
export function checkUnknownFields(pages: Page[]): Problem[] {
  return pages.flatMap(({file, kind, frontMatter, lineOf}) => {
    const known = Object.keys(fields[kind]);
    return Object.keys(frontMatter)
      .filter((field) => !known.includes(field))
      .map((field) => {
        const suggestion = nearest(field, known);
        return {
          file,
          line: lineOf(field),
          message: `Unknown front matter field “${field}”.`,
          hint: suggestion ? `Did you mean “${suggestion}”?` : `Known fields: ${known.join(', ')}.`,
        };
      });
  });
}

/** Finds pages without this field, among the kinds that can have it. */
export function checkPresence(pages: Page[], field: string): Problem[] {
  return pages
    .filter(({kind, frontMatter}) => field in fields[kind] && !(field in frontMatter))
    .map(({file}) => ({
      file,
      line: 1,
      message: `“${field}” is missing in the front matter.`,
      hint: `Add a line “${field}: …” between the two “---” lines.`,
    }));
}

function checkValues({file, kind, frontMatter, lineOf}: Page): Problem[] {
  return Object.entries(frontMatter).flatMap(([field, value]): Problem[] => {
    const type = fields[kind][field];
    const line = lineOf(field);
    if (!type) return [];
    if (type === 'notice') return checkNotice(value).map((problem) => ({file, line, ...problem}));
    return isOfType(value, type)
      ? []
      : [{file, line, message: `“${field}” must be a ${type}.`, hint: `It is ${JSON.stringify(value)}.`}];
  });
}

/** The date of a post is in its file name or in its front matter, as Docusaurus reads it. */
function checkDate({file, kind, key, frontMatter}: Page): Problem[] {
  if (kind !== 'post' || 'date' in frontMatter) return [];
  const {date} = parseBlogFileName(key);
  if (date && !Number.isNaN(date.getTime())) return [];
  return [
    {
      file,
      line: 1,
      message: date ? 'The file name begins with a date that does not exist.' : 'This post has no date.',
      hint: 'Begin the file name with one, as in 2025-06-12-reading-time.md, or add a line “date: 2025-06-12”.',
    },
  ];
}

function checkNotice(value: unknown): Pick<Problem, 'message' | 'hint'>[] {
  try {
    readNotice(value);
    return [];
  } catch (error) {
    if (!(error instanceof NoticeError)) throw error;
    return [{message: error.message, hint: error.hint}];
  }
}

function isOfType(value: unknown, type: Exclude<FieldType, 'notice'>): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '';
    case 'list':
      return Array.isArray(value);
    case 'boolean':
    case 'number':
      return typeof value === type;
    case 'date':
      return !Number.isNaN(Date.parse(String(value)));
    case 'text or list':
      return typeof value === 'string' || Array.isArray(value);
    case 'text or null':
      return typeof value === 'string' || value === null;
    case 'map':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
}
