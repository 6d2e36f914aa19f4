import path from 'node:path';
import ts from 'typescript';
import type {Weight} from '../lines';
import type {PlacedRemark} from '../report';
import {entriesOf, exportedObject, fieldOf, parse, wordsOf, type Entry} from './syntax';

export interface OldConfig {
  /** The configuration with our preset instead of the classic one. */
  text: string;
  remarks: PlacedRemark[];
  /** Folders of docs, posts and pages in the configuration. */
  contentFolders: string[];
  locales: {defaultLocale?: string; locales?: string[]};
  /** Kinds of admonitions that the site adds to those of Docusaurus. */
  admonitions: string[];
  /** Whether `:::tip Title` opens a tip, like `:::tip[Title]`: with our preset it does, unless the site switches it off. */
  hasPlainTitles: boolean;
  /** Whether only `.mdx` files are MDX. */
  isDetecting: boolean;
  /** Whether dollar signs enclose formulas. */
  hasMath: boolean;
  staticFolders: string[];
  /** Unchanged parts: `navbar (8)`, `footer (3)`. */
  kept: [part: string, count: number][];
}

const classic = /^(?:@docusaurus\/(?:preset-)?)?classic$/;
const content = /(?:^|plugin-)content-(?:docs|blog|pages)$/;

/**
 * Reads a configuration without running it, because its dependencies may not be installed. `moved` lists folders that
 * have a new place.
 */
export function readConfig(file: string, text: string, moved: string[] = []): OldConfig {
  const source = parse(file, text);
  const config = exportedObject(source);
  const remarks: PlacedRemark[] = [];
  const report = (position: number, message: string, weight?: Weight): void => {
    const {line} = source.getLineAndCharacterOfPosition(position);
    remarks.push({file, line: line + 1, message, ...(weight === 'look' && {isLook: true})});
  };
  if (!config) {
    report(
      0,
      'The configuration is not written out here: put “@lectern/preset” in place of “classic” where it is made.',
    );
  }

  const presets = entriesOf(fieldOf(config, 'presets'));
  const plugins = [...entriesOf(fieldOf(config, 'plugins')), ...entriesOf(fieldOf(config, 'themes'))];
  const theme = fieldOf(config, 'themeConfig');
  const preset = presets.find(({name}) => classic.test(name));
  const isDone = presets.some(({name}) => name === '@lectern/preset');
  if (config && !preset && !isDone) {
    report(
      (fieldOf(config, 'presets') ?? fieldOf(config, 'plugins') ?? config).getStart(),
      'There is no classic preset: put “@lectern/preset” in place of the plugins for docs, blog and pages, or wrap the configuration in “withMarkdown()” of @lectern/markdown.',
    );
  }
  const algolia = fieldOf(theme, 'algolia');
  if (algolia)
    report(
      algolia.getStart(),
      '“algolia” stays the search of the site: take it out to have that of @lectern/search.',
      'look',
    );
  for (const {name, written} of plugins.filter((one) => /search|pagefind|typesense|lunr/i.test(one.name))) {
    report(
      written.getStart(),
      `“${name}” is a second search: take it out, or write “search: false” in the options of @lectern/preset.`,
    );
  }

  const parts = [preset, ...presets.filter((one) => one !== preset)].flatMap((entry) =>
    ['docs', 'blog', 'pages'].map((part) => fieldOf(entry?.options, part)),
  );
  const contents = [...parts, ...plugins.filter(({name}) => content.test(name)).map(({options}) => options)];
  for (const options of contents) {
    const editUrl = fieldOf(options, 'editUrl');
    const [folder] = wordsOf(fieldOf(options, 'path'));
    if (editUrl && folder !== undefined && moved.includes(path.posix.normalize(folder))) {
      report(editUrl.getStart(), `“editUrl” is that of the old place of “${folder}”: mend it.`);
    }
  }
  const i18n = fieldOf(config, 'i18n');
  const [defaultLocale] = wordsOf(fieldOf(i18n, 'defaultLocale'));
  const locales = wordsOf(fieldOf(i18n, 'locales'));
  return {
    text: preset ? swapped(text, preset) : text,
    remarks,
    contentFolders: contents.flatMap((options) => wordsOf(fieldOf(options, 'path'))),
    locales: {...(defaultLocale && {defaultLocale}), ...(locales.length > 0 && {locales})},
    admonitions: contents.flatMap((options) => wordsOf(fieldOf(fieldOf(options, 'admonitions'), 'keywords'))),
    hasPlainTitles: hasPlainTitles(config),
    isDetecting: wordsOf(fieldOf(fieldOf(config, 'markdown'), 'format')).includes('detect'),
    hasMath: /['"]remark-math['"]/.test(text),
    staticFolders:
      config && fieldOf(config, 'staticDirectories') ? wordsOf(fieldOf(config, 'staticDirectories')) : ['static'],
    kept: [
      ['entries of the navbar', lengthOf(fieldOf(fieldOf(theme, 'navbar'), 'items'))],
      ['columns or links of the footer', lengthOf(fieldOf(fieldOf(theme, 'footer'), 'links'))],
      ['languages', locales.length],
      ['plugins and themes', plugins.length],
      [
        'redirects',
        plugins
          .filter(({name}) => /client-redirects$/.test(name))
          .reduce((sum, {options}) => sum + lengthOf(fieldOf(options, 'redirects')), 0),
      ],
    ],
  };
}

function hasPlainTitles(config: ts.Node | undefined): boolean {
  const own = fieldOf(fieldOf(fieldOf(config, 'markdown'), 'mdx1Compat'), 'admonitions')?.kind;
  return own !== ts.SyntaxKind.FalseKeyword;
}

function lengthOf(node: ReturnType<typeof fieldOf>): number {
  return node && 'elements' in node ? (node.elements as unknown[]).length : 0;
}

/** Replaces an entry on the same line, so that line numbers don't change. */
function swapped(text: string, {written}: Entry): string {
  const quote = /['"]/.exec(written.getText())?.[0] ?? "'";
  return `${text.slice(0, written.getStart())}${quote}@lectern/preset${quote}${text.slice(written.getEnd())}`;
}
