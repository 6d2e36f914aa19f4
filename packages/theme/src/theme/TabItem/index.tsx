import type {Props} from '@theme/TabItem';
import {useTabs} from '@theme/utils/tabsUtils';
import React from 'react';

/** The name of the panel is also printed, where all panels stand below each other. */
export default function TabItem({children, className, value, label}: Props): React.JSX.Element | null {
  const {selectedValue, lazy} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  return (
    <div role="tabpanel" aria-label={label ?? value} className={className} hidden={!isSelected}>
      {children}
    </div>
  );
}
