import {languages} from 'prismjs/components.json';

interface Known {
  title: string;
  alias?: string | string[];
  aliasTitles?: Record<string, string>;
}

/** Where Prism has none, or a longer one. What is plain text has no name: nobody needs to be told. */
const own: Record<string, string | undefined> = {
  console: 'Terminal',
  mdx: 'MDX',
  jsx: 'JSX',
  tsx: 'TSX',
  text: undefined,
  txt: undefined,
  plain: undefined,
};

/** `ts` is TypeScript, `sh` is Shell, `diff-js` is JavaScript. */
export function languageName(word: string): string | undefined {
  const language = word.replace(/^diff-/, '');
  if (language in own) return own[language];
  for (const [id, {title, alias = [], aliasTitles}] of Object.entries(languages as unknown as Record<string, Known>)) {
    if (id === language || [alias].flat().includes(language)) return aliasTitles?.[language] ?? title;
  }
  return language;
}
