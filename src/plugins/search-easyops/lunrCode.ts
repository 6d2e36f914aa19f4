import {codeOf, lunrFile} from '@lectern/search/languages/rulesOf';
import type {Language} from '@lectern/search/shared/types';

/** What `@easyops-cn/docusaurus-search-local` calls a language; nothing where only Lunr itself has rules to offer. */
export function lunrCode(language: Language): string | undefined {
  const code = codeOf(language);
  return lunrFile(code) && code;
}
