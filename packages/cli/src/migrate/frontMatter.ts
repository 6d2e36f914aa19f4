import {parse, stringify} from 'yaml';
import {docFields, fields as fieldsOf} from '@lectern/cli/pages/frontMatterFields';
import {mapProse, type Line, type Report} from './lines';

interface Result {
  frontMatter: string;
  /** Elements for the head of the page, as lines of its text. */
  head: Line[];
  body: Line[];
}

/** Names of our fields in other generators. */
const renamed: Record<string, string> = {
  summary: 'description',
  hidden: 'unlisted',
  hide: 'hide_table_of_contents',
  tableOfContents: 'hide_table_of_contents',
  nav_title: 'sidebar_label',
};

/** What the new site requires of pages, and reads in them. */
export interface Demands {
  descriptions: boolean;
  tags: boolean;
  /** Whether the new site reads formulas. */
  formulas?: boolean;
}

/** Fields with another meaning here, or without any. */
const otherwise: Record<string, (value: unknown) => Record<string, unknown>> = {
  aside: (value) => (value === false ? {hide_table_of_contents: true} : {}),
  banner: () => ({}),
  editLink: (value) => (value === false ? {custom_edit_url: null} : {}),
  editUrl: (value) => (value === true ? {} : {custom_edit_url: value || null}),
  head: () => ({}),
  hero: () => ({}),
  features: () => ({}),
  next: (value) => (value === false ? {pagination_next: null} : {}),
  prev: (value) => (value === false ? {pagination_prev: null} : {}),
  outline: (value) => ({
    ...(value === false && {hide_table_of_contents: true}),
    ...(value === 'deep' && {toc_max_heading_level: 6}),
  }),
};

/** Fields for the layout of other generators, which nobody misses. */
const ofLayout = /^(?:cover\w*|icon|layout|lastUpdated|navbar|pageClass|search|social|template|titleTemplate)$/;

/** Converts front matter; without a title, the page gets that of its first heading. */
export function convertFrontMatter(
  lines: Line[],
  report: Report,
  defaultTitle: string,
  demands: Demands = {descriptions: true, tags: true},
  ofPlace: Record<string, unknown> = {},
): Result {
  const {fields, body} = split(lines, report);
  const known: Record<string, unknown> = {...ofPlace};
  for (const [field, value] of Object.entries(fields)) {
    const name = renamed[field] ?? field;
    if (field === 'sidebar') Object.assign(known, sidebar(value));
    else if (field in otherwise) Object.assign(known, otherwise[field]!(value));
    else if (name === 'hide_table_of_contents') known[name] = value === false || JSON.stringify(value).includes('toc');
    else if (name === 'tags' || name === 'keywords') known[name] = namesIn(value);
    else if (fieldsOf.doc[name] === 'text' && ['number', 'boolean'].includes(typeof value)) known[name] = String(value);
    else if (docFields.includes(name)) known[name] = value;
    else if (!ofLayout.test(field))
      report(1, `The front matter field “${field}” is left out: no page here has such a field.`, 'look');
  }
  let title = typeof known.title === 'string' ? known.title : undefined;
  const rest = mapProse(body, (line) => {
    const [, heading] = /^# (.+?)\s*#*$/.exec(line.text) ?? [];
    if (!heading) return line;
    const words = heading.replace(/\s*\{.*\}$/, '').replace(/[`*]/g, '');
    if (title === undefined) title = words;
    else if (words !== title)
      report(line.from, `The heading “${words}” is left out: the page is called “${title}”.`, 'look');
    return [];
  });
  known.title = title ?? defaultTitle;
  if (title === undefined)
    report(1, `Write a title: the page has none, and is called “${defaultTitle}” after its file.`);
  if (demands.descriptions) checkDescription(known.description, report);
  if (demands.tags)
    report(1, known.tags ? 'Declare the tags in docs/tags.yml, or choose others.' : 'Choose tags from docs/tags.yml.');
  const {title: first, description, tags, ...others} = known;
  const ordered = {title: first, ...(description ? {description} : {}), ...(tags ? {tags} : {}), ...others};
  return {
    frontMatter: `---\n${stringify(ordered, {lineWidth: 0})}---\n`,
    head: headOf(fields.head),
    body: [...bannerOf(fields.banner), ...heroOf(fields), ...rest],
  };
}

/** `[a, {tag: b}]` and `a, b` → `[a, b]` */
function namesIn(value: unknown): string[] {
  const list: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return list.flatMap((entry) => {
    const {tag, name} = (entry ?? {}) as {tag?: string; name?: string};
    const word = typeof entry === 'object' ? (tag ?? name) : `${entry as string}`.trim();
    return word ? [word] : [];
  });
}

function checkDescription(description: unknown, report: Report): void {
  const length = typeof description === 'string' ? description.length : 0;
  if (length === 0) report(1, 'Write a description of 50 to 160 characters.');
  else if (length < 50 || length > 160) report(1, 'Make the description 50 to 160 characters long.');
}

/** The hero of a home page in Starlight or VitePress, as Markdown: a sentence, and links. */
function heroOf({hero, features}: Record<string, unknown>): Line[] {
  const {
    text,
    tagline,
    actions = [],
  } = (hero ?? {}) as {
    text?: string;
    tagline?: string;
    actions?: {text: string; link: string}[];
  };
  const links = actions.map((action) => `- [${action.text}](${action.link})`);
  const cards = ((features ?? []) as {title: string; details?: string; link?: string}[]).flatMap(
    ({title, details = '', link}) => [`:::card[${title}]${link ? `{href="${link}"}` : ''}`, '', details, '', ':::', ''],
  );
  return atTop([
    text,
    tagline,
    links.join('\n'),
    ...(cards.length > 0 ? [['::::cards', '', ...cards, '::::'].join('\n')] : []),
  ]);
}

/** Starlight: a banner above the page. */
function bannerOf(banner: unknown): Line[] {
  const {content} = (banner ?? {}) as {content?: string};
  return content ? atTop([`:::info\n\n${content.trim()}\n\n:::`]) : [];
}

/** Elements of the head, in the form of Starlight (`{tag, attrs, content}`) or VitePress (`[tag, attrs]`). */
function headOf(head: unknown): Line[] {
  if (!Array.isArray(head)) return [];
  const elements = (head as unknown[]).flatMap((entry) => {
    const [tag, given, content] = (
      Array.isArray(entry) ? entry : [(entry as Head).tag, (entry as Head).attrs, (entry as Head).content]
    ) as [string, Record<string, string | boolean> | undefined, string | undefined];
    if (!['title', 'meta', 'link'].includes(tag)) return [];
    const attributes = Object.entries(given ?? {}).map(([name, value]) => ` ${name}=${JSON.stringify(String(value))}`);
    return [`  <${tag}${attributes.join('')}${content ? `>{${JSON.stringify(content)}}</${tag}>` : ' />'}`];
  });
  return elements.length > 0 ? atTop([['<head>', ...elements, '</head>'].join('\n')]) : [];
}

interface Head {
  tag: string;
  attrs?: Record<string, string>;
  content?: string;
}

function atTop(parts: (string | undefined)[]): Line[] {
  return parts.filter(Boolean).flatMap((part) => ['', ...part!.split('\n'), ''].map((line) => ({text: line, from: 1})));
}

function split(lines: Line[], report: Report): {fields: Record<string, unknown>; body: Line[]} {
  const end = lines[0]?.text.trim() === '---' ? lines.findIndex(({text}, at) => at > 0 && text.trim() === '---') : -1;
  if (end < 0) return {fields: {}, body: lines};
  const body = lines.slice(end + 1);
  try {
    const yaml = lines
      .slice(1, end)
      .map(({text}) => text)
      .join('\n');
    return {fields: (parse(yaml) as Record<string, unknown> | null) ?? {}, body};
  } catch (error) {
    report(2, `The front matter cannot be read: ${(error as Error).message.split('\n')[0]}`);
    return {fields: {}, body};
  }
}

/** Starlight: `sidebar: {label: …, order: …}` */
function sidebar(value: unknown): Record<string, unknown> {
  const {label, order} = (value ?? {}) as {label?: string; order?: number};
  return {...(label !== undefined && {sidebar_label: label}), ...(order !== undefined && {sidebar_position: order})};
}
