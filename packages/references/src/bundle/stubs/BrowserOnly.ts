import type {ReactNode} from 'react';

/** In place of the component of that name: the theme's schemas must stand in the HTML, too. */
export default function BrowserOnly({children}: {children: () => ReactNode}): ReactNode {
  return children();
}
