import {languages} from 'prismjs/components.json';

interface Known {
  title: string;
  alias?: string | string[];
  aliasTitles?: Record<string, string>;
}

/** Names that Prism lacks, or has in a longer form. Plain text needs no name. */
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
