/** In place of the theme's copies, and no more of Docusaurus than they are: what asks for them would take all of it. */
export {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
