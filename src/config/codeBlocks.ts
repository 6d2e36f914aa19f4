import type {ThemeConfig} from '@docusaurus/preset-classic';

const coloured = (colour: string, ...types: string[]) => ({types, style: {color: `var(--lectern-code-${colour})`}});

/**
 * Code is highlighted at build time, in every language of Prism. The languages here are for the few blocks that are
 * highlighted in the browser. The colours are in src/css/tokens.css.
 */
export const codeBlocks: NonNullable<ThemeConfig['prism']> = {
  theme: {
    plain: {color: 'var(--lectern-ink)', backgroundColor: 'var(--lectern-code)'},
    styles: [
      {
        types: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
        style: {color: 'var(--lectern-code-comment)', fontStyle: 'italic'},
      },
      {types: ['italic'], style: {fontStyle: 'italic'}},
      coloured('keyword', 'keyword', 'atrule', 'important', 'rule', 'directive', 'attribute', 'macro'),
      // prettier-ignore
      coloured(
        'name',
        'function', 'property', 'tag', 'selector', 'key', 'attr-name', 'url', 'parameter', 'symbol', 'field', 'method',
        'title',
      ),
      coloured('string', 'string', 'char', 'attr-value', 'regex', 'template-string', 'heredoc'),
      coloured('number', 'number', 'boolean', 'constant', 'variable', 'unit', 'hexcode'),
      coloured('type', 'class-name', 'maybe-class-name', 'builtin', 'namespace', 'type', 'type-definition'),
      {types: ['bold', 'title'], style: {fontWeight: '600'}},
    ],
  },
  defaultLanguage: 'text',
  additionalLanguages: ['java', 'latex', 'haskell', 'matlab', 'php', 'powershell', 'bash', 'diff', 'json', 'scss'],
};
