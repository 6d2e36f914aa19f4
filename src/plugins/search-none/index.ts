import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** No search, or that of a theme: whoever brings `@theme/SearchBar` fills its place in the navbar. */
export default function noSearch(): Plugin {
  return {name: 'search-none', getThemePath: () => path.join(__dirname, 'theme')};
}
