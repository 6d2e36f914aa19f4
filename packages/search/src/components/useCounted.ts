import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** “3 pages found”, in the plural of the language. */
export function useCounted(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'search.found',
          message: '{count} page found|{count} pages found',
          description: 'How many pages a search finds: singular and plural, separated by |',
        },
        {count},
      ),
    );
}
