import {ThemeClassNames} from '@docusaurus/theme-common';
import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props as ThemeProps} from '@theme/Tabs';
import {sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue} from '@theme/utils/tabsUtils';
import clsx from 'clsx';
import React, {useRef, type KeyboardEvent} from 'react';

interface Props extends ThemeProps {
  /** The name of the set for screen readers. */
  label?: string;
}

function TabList({className, label}: Pick<Props, 'className' | 'label'>): React.JSX.Element {
  const {selectedValue, selectValue, tabValues, block} = useTabs();
  const list = useRef<HTMLUListElement>(null);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();

  function choose(tab: HTMLElement, value: string) {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, value: string) {
    const tabs = Array.from(list.current?.children ?? []) as HTMLElement[];
    const here = tabs.indexOf(event.currentTarget);
    const targets: Record<string, number> = {ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1};
    const target = targets[event.key];
    if (target !== undefined) tabs.at(target % tabs.length)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') choose(event.currentTarget, value);
    else return;
    event.preventDefault();
  }

  return (
    <ul
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      className={clsx('tabs', block && 'tabs--block', className)}
    >
      {tabValues.map(({value, label: text, attributes}) => (
        <li
          key={value}
          role="tab"
          tabIndex={selectedValue === value ? 0 : -1}
          aria-selected={selectedValue === value}
          onKeyDown={(event) => onKeyDown(event, value)}
          onClick={(event) => choose(event.currentTarget, value)}
          {...attributes}
          className={clsx(
            'tabs__item margin-top--none',
            attributes?.className as string | undefined,
            selectedValue === value && 'tabs__item--active',
          )}
        >
          {text ?? value}
        </li>
      ))}
    </ul>
  );
}

export default function Tabs({label, ...props}: Props): React.JSX.Element {
  const isBrowser = useIsBrowser();
  const value = useTabsContextValue(props);
  return (
    // Remounted when the browser knows the earlier choice: facebook/docusaurus#5653.
    <TabsProvider value={value} key={String(isBrowser)}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container margin-bottom--md')}>
        <TabList className={props.className} label={label} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
