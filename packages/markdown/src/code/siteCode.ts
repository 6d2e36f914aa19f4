import {coloured} from '@lectern/kit/code/coloured';
import type {Kinds} from '@lectern/kit/code/highlight';
import {languages as ofPrism} from 'prismjs/components.json';
import {Prism, type PrismTheme} from 'prism-react-renderer';

/** How a site highlights code. */
export interface SiteCode {
  readonly kinds: Kinds;
  /** The options of the classic theme, if code should look as there. */
  readonly classic?: ClassicCode;
  /** Whether pages use a code block that shows it: known after all themes are loaded. */
  isShown: boolean;
}

export interface ClassicCode {
  /** Other languages are plain text in the classic theme. */
  readonly languages: ReadonlySet<string>;
  readonly defaultLanguage: string;
  /** Magic comments that the site has configured. */
  readonly comments: readonly string[];
}

/** `themeConfig.prism` of the classic theme. */
export interface PrismConfig {
  theme?: PrismTheme;
  darkTheme?: PrismTheme;
  defaultLanguage?: string;
  additionalLanguages?: string[];
  magicComments?: {line?: string; block?: {start: string; end: string}}[];
}

export function siteCode(prism: PrismConfig, highlight: boolean | 'auto'): SiteCode {
  return {
    kinds: {
      ...kindsIn([prism.theme, prism.darkTheme].filter((theme) => theme !== undefined)),
      ...(highlight === 'auto' && {asInPrism: true}),
    },
    ...(highlight === 'auto' && {classic: classicCode(prism)}),
    isShown: true,
  };
}

/** Without a theme, the colours are in a style sheet of the site. */
function kindsIn(themes: PrismTheme[]): Kinds {
  const styles = themes.flatMap(({plain, styles}) =>
    styles.map((style) => ({...style, isPlain: isLike(plain, style)})),
  );
  if (styles.length === 0) return {named: coloured, plain: new Set()};
  const isPlain = (kind: string): boolean => styles.every((style) => style.isPlain || !style.types.includes(kind));
  const named = new Set(styles.flatMap(({types}) => types));
  /** Theme by theme, as one mode may have a colour that the other has not. */
  const isOver = (kind: string, later: string): boolean =>
    themes.every((theme) => {
      const over = new Set(propertiesOf(later, theme));
      return propertiesOf(kind, theme).every((name) => over.has(name));
    });
  return {named, plain: new Set([...named].filter(isPlain)), isOver};
}

const propertiesOf = (kind: string, {styles}: PrismTheme): string[] =>
  styles.filter(({types}) => types.includes(kind)).flatMap(({style}) => Object.keys(style));

/** Brackets and operators are a large part of a page, and in many themes they look like plain text. */
const isLike = (plain: PrismTheme['plain'], {style}: PrismTheme['styles'][number]): boolean =>
  Object.keys(style).every((name) => name === 'color') && inHex(style.color) === inHex(plain.color);

/** `rgb(248, 248, 242)` → #f8f8f2 */
const inHex = (colour = ''): string =>
  colour
    .replace(
      /^rgb\((\d+), *(\d+), *(\d+)\)$/,
      (_, ...parts: string[]) => `#${parts.slice(0, 3).map(twoDigits).join('')}`,
    )
    .toLowerCase();

const twoDigits = (part: string): string => Number(part).toString(16).padStart(2, '0');

function classicCode({
  additionalLanguages = [],
  defaultLanguage = 'text',
  magicComments = [],
}: PrismConfig): ClassicCode {
  const comments = magicComments.flatMap(({line, block}) => [line, block?.start, block?.end]);
  return {
    languages: new Set([...Object.keys(bundled), ...additionalLanguages.flatMap(namesOf)]),
    defaultLanguage,
    comments: comments.filter((comment) => comment !== undefined && !comment.startsWith('highlight-')) as string[],
  };
}

/** Missing in the types of the package. */
const {languages: bundled} = Prism as unknown as {languages: object};

interface Known {
  alias?: string | string[];
  require?: string | string[];
}

/** A language with its aliases, and the languages that it extends. */
function namesOf(language: string): string[] {
  const {alias = [], require = []} = (ofPrism as unknown as Record<string, Known>)[language] ?? {};
  return [language, ...[alias].flat(), ...[require].flat().flatMap(namesOf)];
}
