import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {PrismTheme} from 'prism-react-renderer';

/** Colours of code. Each reaches 4.5:1 on the plain and on the highlighted line: codeBlocks.test.ts. */
interface Palette {
  background: string;
  plain: string;
  muted: string;
  comment: string;
  keyword: string;
  name: string;
  string: string;
  number: string;
  type: string;
  inserted: string;
  deleted: string;
}

/** Background of a highlighted line; the same values stand in src/css/tokens.css as --lectern-code-line. */
export const highlightedLine = {light: '#dcecf2', dark: '#213540'};

const light: Palette = {
  background: '#f5f8f9',
  plain: '#1a2328',
  muted: '#4a5861',
  comment: '#55636c',
  keyword: '#9a1f4a',
  name: '#0b5d7d',
  string: '#1c653a',
  number: '#7d4600',
  type: '#5c4390',
  inserted: '#1c653a',
  deleted: '#a8271f',
};

const dark: Palette = {
  background: '#182026',
  plain: '#dde5e9',
  muted: '#a6b5be',
  comment: '#9fb0ba',
  keyword: '#f0a0ba',
  name: '#74c3e3',
  string: '#8fd3a5',
  number: '#e3b560',
  type: '#c3b1ec',
  inserted: '#8fd3a5',
  deleted: '#f2978f',
};

function prismTheme(color: Palette): PrismTheme {
  return {
    plain: {color: color.plain, backgroundColor: color.background},
    styles: [
      {types: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'], style: {color: color.comment, fontStyle: 'italic'}},
      {types: ['punctuation', 'operator', 'entity'], style: {color: color.muted}},
      {types: ['keyword', 'atrule', 'important', 'rule', 'at-rule', 'directive'], style: {color: color.keyword}},
      {
        types: ['function', 'property', 'tag', 'selector', 'key', 'attr-name', 'url', 'parameter', 'symbol', 'field'],
        style: {color: color.name},
      },
      {types: ['string', 'char', 'attr-value', 'regex', 'template-string'], style: {color: color.string}},
      {types: ['number', 'boolean', 'constant', 'variable', 'unit', 'hexcode'], style: {color: color.number}},
      {types: ['class-name', 'maybe-class-name', 'builtin', 'namespace', 'type'], style: {color: color.type}},
      {types: ['inserted', 'inserted-sign'], style: {color: color.inserted}},
      {types: ['deleted', 'deleted-sign'], style: {color: color.deleted}},
      {types: ['title'], style: {color: color.name, fontWeight: 'bold'}},
      {types: ['bold'], style: {fontWeight: 'bold'}},
      {types: ['italic'], style: {fontStyle: 'italic'}},
    ],
  };
}

export const lightTheme = prismTheme(light);
export const darkTheme = prismTheme(dark);

export const codeBlocks: NonNullable<ThemeConfig['prism']> = {
  theme: lightTheme,
  darkTheme,
  defaultLanguage: 'text',
  // On top of what prism-react-renderer brings (JavaScript, TypeScript, CSS, HTML, YAML, GraphQL, Python, Go, …).
  additionalLanguages: ['java', 'latex', 'haskell', 'matlab', 'php', 'powershell', 'bash', 'diff', 'json', 'scss'],
};
