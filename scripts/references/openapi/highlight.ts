import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';

loadLanguages.silent = true;

/** HTML with Prism's token classes: the colours are CSS, so that both modes share the page. */
export function highlight(code: string, language: string): string {
  if (!Prism.languages[language]) loadLanguages([language]);
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`Prism knows no language '${language}'`);
  return Prism.highlight(code, grammar, language).replace(plainTokens, '$1');
}

/** Brackets, commas and operators look like the text around them, and are half of all tokens. */
const plainTokens = /<span class="token (?:punctuation|operator)">([^<]*)<\/span>/g;
