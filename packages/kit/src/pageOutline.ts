import {Parser} from 'htmlparser2';

/** A range of characters in a page, without the one at `end`. */
export interface Range {
  start: number;
  end: number;
}

/** An element with its range: up to its end tag if it contains only text, otherwise only its start tag. */
export interface Tag extends Range {
  name: string;
  attributes: Record<string, string>;
  /** The text of scripts, styles and titles, with entities decoded, and its range. */
  text?: Range & {value: string};
}

/** Positions of the elements that steps after a build need. */
export interface PageOutline {
  /** `<html>`, and the elements of the head. */
  head: Tag[];
  /** The position of `</head>`, if there is one. */
  headEnd?: number;
  /** White space between the elements of the head. */
  gaps: Range[];
  /** All scripts of the page. */
  scripts: Tag[];
  main?: Range;
  /** Content that React suspended, from after the main part to the end. */
  suspended?: Range;
  /** Names in all `class` attributes. */
  classes: Set<string>;
  /** `p b a` for `<p class="b a">`, each once. Only steps that look at pages get them, later steps don't. */
  elements: Set<string>;
  /** Custom properties in `style` attributes, style sheets and scripts of the page. */
  properties: Set<string>;
  /** Those that the page may set: all except those that are only read, as in `var(--a)`. */
  setProperties: Set<string>;
}

const holdText = new Set(['title', 'script', 'style']);

/** Parses a page once for all steps. */
export function outlineOf(html: string): PageOutline {
  const [classes, elements] = [new Set<string>(), new Set<string>()];
  const [properties, setProperties] = [new Set<string>(), new Set<string>()];
  const outline: PageOutline = {head: [], gaps: [], scripts: [], classes, elements, properties, setProperties};
  const {head, gaps, scripts} = outline;
  const isInHead = (): boolean => outline.headEnd === undefined;
  const addProperties = (text: string): void => {
    for (const [name] of text.matchAll(/--[A-Za-z][\w-]*/g)) properties.add(name);
    for (const name of propertiesSetIn(text)) setProperties.add(name);
  };
  /** The element whose text is being read. */
  let open: Tag | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      const tag: Tag = {name, attributes, start: parser.startIndex, end: parser.endIndex + 1};
      const own = attributes.class?.split(/\s+/).filter(Boolean) ?? [];
      for (const one of own) classes.add(one);
      elements.add([name, ...own].join(' '));
      if (attributes.style) addProperties(attributes.style);
      if (isInHead() && name !== 'head') head.push(tag);
      if (name === 'script') scripts.push(tag);
      if (name === 'main') outline.main ??= {start: tag.start, end: tag.end};
      if (name === 'div' && attributes.hidden !== undefined && attributes.id?.startsWith('S:') && outline.main) {
        outline.suspended ??= {start: tag.start, end: html.length};
      }
      if (holdText.has(name)) open = tag;
    },
    ontext(value) {
      const [start, end] = [parser.startIndex, parser.endIndex + 1];
      if (open) open.text = {start: open.text?.start ?? start, end, value: (open.text?.value ?? '') + value};
      else if (isInHead() && !/\S/.test(value)) gaps.push({start, end});
    },
    onclosetag(name, isImplied) {
      if (open?.name === name) {
        open.end = parser.endIndex + 1;
        if (name !== 'title' && open.text) addProperties(open.text.value);
        open = undefined;
      }
      if (isImplied) return;
      if (name === 'head' && isInHead()) outline.headEnd = parser.startIndex;
      if (name === 'main' && outline.main) outline.main.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return outline;
}

/** Custom properties that styles or scripts may set: `--a` in `--a: var(--b)`. */
export const propertiesSetIn = (text: string): string[] => text.match(/(?<!var\(\s*|[\w-])--[A-Za-z][\w-]*/g) ?? [];

/** URLs of the style sheets that a page applies, on screen or paper; scripts enable disabled ones. */
export const sheetsIn = ({head}: PageOutline): string[] =>
  head
    .filter(({name, attributes}) => name === 'link' && attributes.rel === 'stylesheet')
    .flatMap(({attributes: {href, disabled}}) => (href && disabled === undefined ? [href] : []));
