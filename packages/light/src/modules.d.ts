/** An alias that the bundler resolves: the tabs of the theme, or of the site. */
declare module '@theme-unmarked/Tabs' {
  import type {ComponentType} from 'react';

  const Tabs: ComponentType<object>;
  export default Tabs;
}
