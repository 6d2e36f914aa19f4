export type FieldType =
  'text' | 'list' | 'boolean' | 'number' | 'date' | 'text or list' | 'text or null' | 'map' | 'notice';

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

/** Fields of the front matter of docs, posts and pages, with their types. */
export const fields: Record<'doc' | 'post' | 'page', Record<string, FieldType>> = {
  doc: {
    ...common,
    id: 'text',
    tags: 'list',
    slug: 'text',
    sidebar_label: 'text',
    sidebar_class_name: 'text',
    sidebar_position: 'number',
    sidebar_key: 'text',
    sidebar_custom_props: 'map',
    parse_number_prefixes: 'boolean',
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
    id: 'text',
    title_meta: 'text',
    sidebar_label: 'text',
    date: 'date',
    authors: 'text or list',
    last_update: 'map',
    profile: 'text',
  },
  page: {...common, slug: 'text', wrapperClassName: 'text'},
};

export const docFields = Object.keys(fields.doc);
