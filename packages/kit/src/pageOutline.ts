import {Parser} from 'htmlparser2';

/** Characters of a page, without the one at `end`. */
export interface Range {
  start: number;
  end: number;
}

/** An element, with where it stands: from its tag to its end where it holds text alone, else only its tag. */
export interface Tag extends Range {
  name: string;
  attributes: Record<string, string>;
  /** Of scripts, styles and titles: their text, with characters in place of entities, and where it stands. */
  text?: Range & {value: string};
}

/** Where in a page stands what the steps after a build ask for. */
export interface PageOutline {
  /** `<html>`, and what is in its head. */
  head: Tag[];
  /** Where `</head>` begins, if there is one. */
  headEnd?: number;
  /** What parts the elements of the head and is no text. */
  gaps: Range[];
  /** Scripts of the whole page. */
  scripts: Tag[];
  main?: Range;
  /** What React suspended, which stands behind the main part up to the end. */
  suspended?: Range;
  /** In all `class` attributes. */
  classes: Set<string>;
  /** `p b a` for `<p class="b a">`, once for all that are alike. Steps that look at a page have them, later ones have none. */
  elements: Set<string>;
  /** Custom properties in `style` attributes, sheets and scripts of the page. */
  properties: Set<string>;
  /** Those of them that may be set there: all but what is read, as in `var(--a)`. */
  setProperties: Set<string>;
}

const holdText = new Set(['title', 'script', 'style']);

/** Reads a page once, for all who ask where something of it stands. */
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
  /** The element whose text is read. */
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

/** Custom properties in styles or scripts which may be set there: `--a` of `--a: var(--b)`. */
export const propertiesSetIn = (text: string): string[] => text.match(/(?<!var\(\s*|[\w-])--[A-Za-z][\w-]*/g) ?? [];

/** Addresses of the style sheets that a page shows at once or on paper: what is disabled is for its scripts. */
export const sheetsIn = ({head}: PageOutline): string[] =>
  head
    .filter(({name, attributes}) => name === 'link' && attributes.rel === 'stylesheet')
    .flatMap(({attributes: {href, disabled}}) => (href && disabled === undefined ? [href] : []));
