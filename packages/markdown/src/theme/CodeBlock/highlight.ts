import prismIncludeLanguages from '@theme/prism-include-languages';
import {Prism} from 'prism-react-renderer';

// The theme does this on every page; src/plugins/code-at-build keeps it from that.
prismIncludeLanguages(Prism);

/** What the package's types leave out. */
interface Highlighter {
  languages: Record<string, unknown>;
  highlight: (code: string, grammar: unknown, language: string) => string;
}
const {languages, highlight: toHtml} = Prism as unknown as Highlighter;

/** As HTML; plain where the language is unknown. */
export function highlight(code: string, language: string): string {
  return toHtml(code, languages[language] ?? {}, language);
}
