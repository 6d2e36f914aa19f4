import {usePluralForm} from '@docusaurus/theme-common';
import {pagesFound} from './texts';

/** “3 pages found”, in the plural of the language. */
export function useCounted(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) => selectMessage(count, pagesFound(count));
}
