import Original from '@theme-unmarked/Tabs';
import {Children, createElement, isValidElement, useMemo, type ComponentType, type ReactNode} from 'react';

interface Tab {
  value: string;
  label?: string;
  attributes?: Record<string, unknown>;
  default?: boolean;
}

interface Props {
  values?: readonly Tab[];
  groupId?: string;
  queryString?: string | boolean;
  children?: ReactNode;
}

const Unmarked: ComponentType<Props> = Original;

/** The tabs of the theme, with their group in the HTML: ../loader/tabs.ts shows the chosen tab before hydration. */
export default function Tabs(props: Props): ReactNode {
  const {values, groupId, queryString, children} = props;
  const marked = useMemo(
    () =>
      (values ?? tabsOf(children))?.map((tab) => ({
        ...tab,
        attributes: {
          ...tab.attributes,
          'data-tab': tab.value,
          'data-tab-group': groupId,
          'data-tab-query': queryString === true ? groupId : queryString || undefined,
        },
      })),
    [values, children, groupId, queryString],
  );
  return createElement(Unmarked, {...props, values: marked});
}

/** Undefined if the theme reports a mistake. */
function tabsOf(children: ReactNode): Tab[] | undefined {
  const tabs: Tab[] = [];
  for (const child of Children.toArray(children)) {
    if (!isValidElement<Tab>(child) || !('value' in child.props)) return undefined;
    const {value, label, attributes, default: isDefault} = child.props;
    tabs.push({value, label, attributes, default: isDefault});
  }
  return tabs;
}
