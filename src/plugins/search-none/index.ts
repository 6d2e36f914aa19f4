import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** No search, or that of a theme: its `@theme/SearchBar` appears in the navbar. */
export default function noSearch(): Plugin {
  return {name: 'search-none', getThemePath: () => path.join(__dirname, 'theme')};
}
