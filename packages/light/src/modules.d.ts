/** What the bundler is told to find here: the tabs of the theme, or of the site. */
declare module '@theme-unmarked/Tabs' {
  import type {ComponentType, ReactNode} from 'react';

  export interface Tab {
    value: string;
    label?: string;
    attributes?: Record<string, unknown>;
    default?: boolean;
  }

  export interface Props {
    values?: readonly Tab[];
    groupId?: string;
    queryString?: string | boolean;
    children?: ReactNode;
  }

  const Tabs: ComponentType<Props>;
  export default Tabs;
}
