import type {Nodes} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {addressOf, isRelative} from '../links';
import {kebabCase} from './kebabCase';
import {pagesOf} from './pageList';
import {asString, isObject, type Path, valueAt} from './path';
import {type Text, textsOf} from './texts';

const markdown = unified().use(remarkParse).use(remarkGfm);
/** Where a text may have a link: most have none, and are not parsed. */
const mayLink = /\]\(|\]:|\b(?:href|src)\s*=/i;
/** Places in the one page that Redoc shows: `#tag/Pets/operation/addPet`. */
const ofRedoc = /^#(?:section|operation|tag|schema|paths|webhook)\//;

/** The target of a link in the pages; an empty one leaves the words without the link. */
type Lead = (url: string) => string;

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A link that isn't a whole URL, with the position of its text. */
export interface RelativeLink {
  path: Path;
  url: string;
}

/** The document with links that lead somewhere: to the pages of its operations and tags, and, if they are relative, from `linksFrom`. */
export function withLinks(document: unknown, source: unknown, linksFrom?: string): unknown {
  const pages = pagesByPlace(source);
  const whole: Lead = (url) => (isRelative(url) ? addressOf(url, linksFrom) : url);
  const lead: Lead = (url) => (ofRedoc.test(url) ? (pages.get(placeOf(url)) ?? '') : whole(url));
  const changes = [...linkedTexts(document)].flatMap(({path, text, isUrl}) => {
    const changed = isUrl ? whole(text) : led(text, lead);
    return changed === text ? [] : [{path, changed}];
  });
  if (changes.length === 0) return document;
  const copy = structuredClone(document);
  for (const {path, changed} of changes)
    (valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1) ?? ''] = changed;
  return copy;
}

/** Links in a document that are no whole URLs. */
export function relativeLinks(document: unknown): RelativeLink[] {
  const links: RelativeLink[] = [];
  for (const {path, text, isUrl} of linkedTexts(document)) {
    const lead: Lead = (url) => {
      if (isRelative(url)) links.push({path, url});
      return url;
    };
    if (isUrl) lead(text);
    else led(text, lead);
  }
  return links;
}

/** Texts with links, and URLs that pages show as links. */
function* linkedTexts(document: unknown): Generator<Text & {isUrl?: true}> {
  for (const one of textsOf(document)) if (mayLink.test(one.text)) yield one;
  const operations = pagesOf(document).filter(({kind}) => kind === 'operation');
  for (const path of [...operations.map((page) => [...page.path, 'externalDocs', 'url']), ['info', 'license', 'url']]) {
    const url = valueAt(document, path);
    if (typeof url === 'string') yield {path, text: url, isUrl: true};
  }
}

/** The Markdown with other targets of links and images; the rest stays letter by letter. */
function led(text: string, lead: Lead): string {
  const edits: Edit[] = [];
  visit(markdown.parse(text), (node: Nodes) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const own = text.slice(start, end);
    if (node.type === 'html') {
      const changed = own.replace(
        /\s(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
        (attribute: string, name: string, inDouble?: string, inSingle?: string) => {
          const url = inDouble ?? inSingle ?? '';
          const target = lead(url);
          if (target === url) return attribute;
          return target === '' ? '' : ` ${name}="${target}"`;
        },
      );
      if (changed !== own) edits.push({start, end, text: changed});
    } else if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const target = lead(node.url);
      const at = own.lastIndexOf(node.type === 'definition' ? ']:' : '](');
      if (target === node.url || at < 0) return;
      const title = node.title ? ` "${node.title.replaceAll('"', String.raw`\"`)}"` : '';
      if (node.type === 'definition') {
        edits.push({start: start + at, end, text: `]: ${target || '#'}${title}`});
      } else if (target !== '') {
        edits.push({start: start + at, end, text: `](${target}${title})`});
      } else if (node.type === 'link') {
        edits.push({start, end: start + 1, text: ''}, {start: start + at, end, text: ''});
      }
    }
  });
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((changed, {start, end, text: by}) => changed.slice(0, start) + by + changed.slice(end), text);
}

/** The pages of operations and tags, by their places in Redoc, as files beside each other. */
function pagesByPlace(source: unknown): Map<string, string> {
  return new Map(
    pagesOf(source).flatMap(({kind, id, path}): [string, string][] => {
      const part = valueAt(source, path);
      if (!isObject(part)) return [];
      if (kind === 'tag') return [[`tag/${kebabCase(part.name)}`, `./${id}.tag.mdx`]];
      if (kind !== 'operation') return [];
      const [, address, method] = path;
      const page = `./${id}.api.mdx`;
      return [
        [`operation/${asString(part.operationId)}`, page],
        [`paths/${address}/${method}`, page],
      ];
    }),
  );
}

/** `#tag/Pets/operation/addPet` and `#operation/addPet` → operation/addPet; `#paths/~1pets/get` → paths//pets/get */
function placeOf(fragment: string): string {
  const place = unescaped(fragment.slice(1)).replace(/^tag\/[^/]*\/(?=(?:operation|paths)\/)/, '');
  const tag = /^tag\/(.*)$/.exec(place)?.[1];
  return tag === undefined ? place.replaceAll('~1', '/').replaceAll('~0', '~') : `tag/${kebabCase(tag)}`;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
