import type {Problem} from '../../references/types';
import {nearest} from '../../../src/text/nearest';
import {NoticeError, readNotice} from '../../../src/text/notice';
import type {Kind, Page} from '../page';

type FieldType = 'text' | 'list' | 'boolean' | 'number' | 'date' | 'text or list' | 'text or null' | 'map' | 'notice';

const common: Record<string, FieldType> = {
  title: 'text',
  description: 'text',
  keywords: 'list',
  image: 'text',
  draft: 'boolean',
  unlisted: 'boolean',
  glossary: 'boolean',
  notice: 'notice',
  hide_table_of_contents: 'boolean',
  toc_min_heading_level: 'number',
  toc_max_heading_level: 'number',
  translation_of: 'text',
};

const fields: Record<Kind, Record<string, FieldType>> = {
  doc: {
    ...common,
    tags: 'list',
    slug: 'text',
    sidebar_label: 'text',
    sidebar_class_name: 'text',
    sidebar_position: 'number',
    displayed_sidebar: 'text or null',
    hide_title: 'boolean',
    pagination_label: 'text',
    pagination_prev: 'text or null',
    pagination_next: 'text or null',
    custom_edit_url: 'text or null',
    last_update: 'map',
    profile: 'text',
    related: 'boolean',
    backlinks: 'boolean',
  },
  post: {
    ...common,
    tags: 'list',
    slug: 'text',
    date: 'date',
    authors: 'text or list',
    last_update: 'map',
    profile: 'text',
  },
  page: {...common, slug: 'text', wrapperClassName: 'text'},
};

export const docFields = Object.keys(fields.doc);

const required: Record<Kind, string[]> = {
  doc: ['title', 'description', 'tags'],
  post: ['title', 'description', 'tags', 'slug', 'authors', 'date'],
  page: ['title', 'description'],
};

/** Known fields of the right type, and the ones that no page does without. */
export function checkFrontMatter(pages: Page[]): Problem[] {
  return pages.flatMap((page) => [...checkFields(page), ...checkRequired(page)]);
}

function checkFields({file, kind, frontMatter, lineOf}: Page): Problem[] {
  const known = fields[kind];
  return Object.entries(frontMatter).flatMap(([field, value]): Problem[] => {
    const type = known[field];
    const line = lineOf(field);
    if (!type) {
      const suggestion = nearest(field, Object.keys(known));
      return [
        {
          file,
          line,
          message: `Unknown front matter field “${field}”.`,
          hint: suggestion ? `Did you mean “${suggestion}”?` : `Known fields: ${Object.keys(known).join(', ')}.`,
        },
      ];
    }
    if (type === 'notice') return checkNotice(value).map((problem) => ({file, line, ...problem}));
    return isOfType(value, type)
      ? []
      : [{file, line, message: `“${field}” must be a ${type}.`, hint: `It is ${JSON.stringify(value)}.`}];
  });
}

function checkRequired({file, kind, frontMatter}: Page): Problem[] {
  return required[kind]
    .filter((field) => !(field in frontMatter))
    .map((field) => ({
      file,
      line: 1,
      message: `“${field}” is missing in the front matter.`,
      hint: `Add a line “${field}: …” between the two “---” lines.`,
    }));
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
