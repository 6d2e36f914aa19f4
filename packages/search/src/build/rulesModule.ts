import path from 'node:path';
import {browserFolder} from '../folders';
import {codeOf, lunrFile, own} from '../languages/rulesOf';
import type {Language} from '../shared/types';

/** The module that replaces `languages/rulesOf.ts` in scripts: it only has the rules of one language. */
export function rulesModule(language: Language): string {
  const code = codeOf(language);
  const of = (name: string): string => JSON.stringify(path.join(browserFolder, 'languages', name));
  const lunr = lunrFile(code);
  if (code in own) return `import {${code} as rules} from ${of(code)};\n${answer}`;
  if (!lunr) return `import {plain as rules} from ${of('rules')};\n${answer}`;
  return `import add from ${JSON.stringify(lunr)};
import {fromLunr} from ${of('fromLunr')};
const rules = fromLunr(add);
${answer}`;
}

const answer = 'export const rulesOf = () => rules;\n';
