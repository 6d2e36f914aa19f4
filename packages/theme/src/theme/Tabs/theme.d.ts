/** The context of all tabs, also of those in the REST reference: its theme has brought one of its own. */
declare module '@theme/utils/tabsUtils' {
  export {sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue} from '@docusaurus/theme-common/internal';
}

declare module '@theme/Tabs' {
  interface Props {
    /** What the set is called by screen readers. */
    label?: string;
  }
}
