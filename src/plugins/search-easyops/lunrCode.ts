import {codeOf, lunrFile} from '@lectern/search/languages/rulesOf';
import type {Language} from '@lectern/search/shared/types';

/** The code of a language in `@easyops-cn/docusaurus-search-local`; undefined if only Lunr itself has rules for it. */
export function lunrCode(language: Language): string | undefined {
  const code = codeOf(language);
  return lunrFile(code) && code;
}
