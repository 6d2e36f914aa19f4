import {parse, stringify} from 'yaml';
import {docFields} from '@lectern/cli/pages/frontMatterFields';
import {mapProse, type Line, type Report} from './lines';

interface Result {
  frontMatter: string;
  body: Line[];
}

/** What other generators call a field of ours. */
const renamed: Record<string, string> = {
  summary: 'description',
  hide: 'hide_table_of_contents',
  tableOfContents: 'hide_table_of_contents',
  nav_title: 'sidebar_label',
};

/** What the rules of the new site want of each page. */
export interface Demands {
  descriptions: boolean;
  tags: boolean;
}

/** Fields that mean something else here, or nothing that is missed. */
const otherwise: Record<string, (value: unknown) => Record<string, unknown>> = {
  editUrl: (value) => (value === true ? {} : {custom_edit_url: value || null}),
  hero: () => ({}),
  lastUpdated: () => ({}),
  next: (value) => (value === false ? {pagination_next: null} : {}),
  prev: (value) => (value === false ? {pagination_prev: null} : {}),
  template: () => ({}),
};

/** The front matter that this site expects; its title comes from the first heading where nothing else says it. */
export function convertFrontMatter(
  lines: Line[],
  report: Report,
  defaultTitle: string,
  demands: Demands = {descriptions: true, tags: true},
): Result {
  const {fields, body} = split(lines, report);
  const known: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) {
    const name = renamed[field] ?? field;
    if (field === 'sidebar') Object.assign(known, sidebar(value));
    else if (field in otherwise) Object.assign(known, otherwise[field]!(value));
    else if (name === 'hide_table_of_contents') known[name] = value === false || JSON.stringify(value).includes('toc');
    else if (docFields.includes(name)) known[name] = value;
    else report(1, `The front matter field “${field}” is left out: pages here have none of this name.`);
  }
  let title = typeof known.title === 'string' ? known.title : undefined;
  const rest = mapProse(body, (line) => {
    const [, heading] = /^# (.+?)\s*#*$/.exec(line.text) ?? [];
    if (!heading) return line;
    const words = heading.replace(/\s*\{.*\}$/, '').replace(/[`*]/g, '');
    if (title === undefined) title = words;
    else if (words !== title) report(line.from, `The heading “${words}” is left out: the page is called “${title}”.`);
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
  return {frontMatter: `---\n${stringify(ordered, {lineWidth: 0})}---\n`, body: [...heroOf(fields.hero), ...rest]};
}

function checkDescription(description: unknown, report: Report): void {
  const length = typeof description === 'string' ? description.length : 0;
  if (length === 0) report(1, 'Write a description of 50 to 160 characters.');
  else if (length < 50 || length > 160) report(1, 'Make the description 50 to 160 characters long.');
}

/** What a page of Starlight or VitePress begins with, if it is the first of a site: a sentence, and where to go. */
function heroOf(hero: unknown): Line[] {
  if (typeof hero !== 'object' || !hero) return [];
  const {
    text,
    tagline,
    actions = [],
  } = hero as {text?: string; tagline?: string; actions?: {text: string; link: string}[]};
  const links = actions.map((action) => `- [${action.text}](${action.link})`);
  return [text, tagline, links.join('\n')]
    .filter(Boolean)
    .flatMap((part) => ['', ...part!.split('\n'), ''].map((line) => ({text: line, from: 1})));
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
