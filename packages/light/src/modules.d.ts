/** What the bundler is told to find here: the tabs of the theme, or of the site. */
declare module '@theme-unmarked/Tabs' {
  import type {ComponentType} from 'react';

  const Tabs: ComponentType<object>;
  export default Tabs;
}
