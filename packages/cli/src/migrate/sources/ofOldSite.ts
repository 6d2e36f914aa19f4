import {directive, type Line, type Report} from '../lines';
import {badge, withSettings} from './directives';
import type {Attributes} from './elements';
import {literalOf} from './literals';

/** Attributes for styles, and those that repeat the content. */
const withoutWords = /^(?:class|className|style|id|slot|icon|size|width|height|title|label|client:\w+)$/;

/** Replaces a component that only exists on the old site by its content and the texts in its attributes. */
export function ofOldSite(name: string, given: Attributes, inner: Line[], from: number, report: Report): Line[] {
  const say = (what: string, isLost = false): void =>
    report(from, `“${name}” was a component of the old site${what}`, isLost ? 'to do' : 'look');
  if (inner.length === 0) {
    const list = shownList(given, from);
    const card = list.length === 0 ? cardOf(given, from) : [];
    const video = videoOf(name, given, from);
    if (list.length > 0) say('. What it showed stands here as a list.');
    else if (card.length > 0) say('. What it showed stands here as a card.');
    else if (video.length > 0) say('. What it showed stands here as a link.');
    else say(', and is left out.', true);
    return [...list, ...card, ...video];
  }
  const link = linkOf(given, inner);
  if (link) {
    say('. What it held stands here as a link.');
    return toLines([link], from);
  }
  const author = given.author ?? (given.cite && given.name);
  const lost = Object.entries(given).filter(([attribute, value]) => value !== '' && !withoutWords.test(attribute));
  if (author) {
    say('. What it held stands here as a quotation.');
    return quotation(inner, author, given.cite ?? given.href, from);
  }
  if (lost.length > 0) say(': look at what it held, which stands here without it.', true);
  else say('. What it held stands here without it.');
  const heading = given.title ?? given.label;
  const isShown = heading && !heading.startsWith('{');
  return [...(isShown ? toLines([`**${heading}**`, ''], from) : []), ...inCards(inner, from)];
}

/** An entry of a list, whatever the old site calls its fields. */
interface Entry {
  title: string;
  href: string;
  text: string;
  mark: string;
  items: Entry[];
}

/** `list={[{title: 'A', href: '/a/'}]}`, in any attribute: cards if all entries are links. */
function shownList(given: Attributes, from: number): Line[] {
  for (const value of Object.values(given)) {
    const entries = value.startsWith('{') ? entriesOf(literalOf(value.slice(1, -1))) : undefined;
    if (!entries || entries.length === 0) continue;
    if (!entries.every(({href, items}) => href !== '' && items.length === 0)) return toLines(asList(entries), from);
    return directive(
      'cards',
      '',
      entries.flatMap((entry) => [...asCard(entry, from), {text: '', from}]),
      from,
    );
  }
  return [];
}

function entriesOf(value: unknown): Entry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries = value.flatMap((one) => entryOf(one) ?? []);
  return entries.length < value.length ? undefined : entries;
}

function entryOf(value: unknown): Entry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const first = (...names: string[]): string =>
    names.map((name) => fields[name]).find((one): one is string => typeof one === 'string') ?? '';
  const title = first('title', 'label', 'name', 'text');
  const items = fields.items === undefined ? [] : entriesOf(fields.items);
  if (title === '' || !items) return undefined;
  const {text = fields.badge, variant} = (fields.badge ?? {}) as {text?: string; variant?: string};
  const mark = typeof text === 'string' ? badge(text, variant) : '';
  return {title, href: first('href', 'link', 'url', 'to'), text: first('description', 'details'), mark, items};
}

function asList(entries: Entry[], indent = ''): string[] {
  return entries.flatMap(({title, href, text, mark, items}) => {
    const words = [href ? `[${title}](${href})` : title, mark].filter(Boolean).join(' ');
    return [`${indent}- ${words}${text && `: ${text}`}`, ...asList(items, `${indent}  `)];
  });
}

function asCard({title, href, text}: Pick<Entry, 'title' | 'href' | 'text'>, from: number): Line[] {
  return withSettings(directive('card', title, text ? [{text, from}] : [], from), {href});
}

/** A title with a link. */
function cardOf({title, label, href, link, description}: Attributes, from: number): Line[] {
  const words = title ?? label;
  const address = href ?? link;
  const isWritten = words && address && ![words, address].some((one) => one.startsWith('{'));
  return isWritten ? asCard({title: words, href: address, text: description ?? ''}, from) : [];
}

/** `<YouTube id="a" />` → the address of the video. */
function videoOf(name: string, {videoId, id}: Attributes, from: number): Line[] {
  const [, video] = /^([\w-]+)/.exec(videoId ?? id ?? '') ?? [];
  if (!video || !/youtube/i.test(name)) return [];
  const address = `youtube.com/watch?v=${video}`;
  return toLines([`[${address}](https://www.${address})`], from);
}

/** `<Own href="/a/">Words</Own>`: one line of words with an address. */
function linkOf({href, to = href}: Attributes, inner: Line[]): string | undefined {
  const [words, ...others] = inner.filter(({text}) => text.trim() !== '');
  const isPlain = words && others.length === 0 && /^\s*[\p{L}\p{N}`“"'][^[\]<]*$/u.test(words.text);
  return isPlain && to && !to.startsWith('{') ? `[${words.text.trim()}](${to})` : undefined;
}

/** Arranges consecutive cards side by side. */
function inCards(lines: Line[], from: number): Line[] {
  let isOpen = false;
  const isOther = ({text}: Line): boolean => {
    const isBorder = /^:::(?:card\[.*)?$/.test(text);
    if (isBorder) isOpen = text !== ':::';
    return !isBorder && !isOpen && text.trim() !== '';
  };
  const isSet = lines.some(({text}) => text.startsWith(':::card[')) && !lines.some(isOther);
  return isSet ? directive('cards', '', lines, from) : lines;
}

function quotation(lines: Line[], author: string, source: string | undefined, from: number): Line[] {
  const signature = `— ${source ? `[${author}](${source})` : author}`;
  const end = lines.findLastIndex(({text}) => text.trim() !== '') + 1;
  const body = [
    ...lines.slice(
      lines.findIndex(({text}) => text.trim() !== ''),
      end,
    ),
    ...toLines(['', signature], from),
  ];
  return body.map((line) => ({...line, text: `> ${line.text}`.trimEnd()}));
}

const toLines = (texts: string[], from: number): Line[] => texts.map((text) => ({text, from}));
