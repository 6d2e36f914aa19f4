import type {Props} from '@theme/TabItem';
import {useTabs} from '@theme/utils/tabsUtils';
import React from 'react';

/** Prints the label of a panel, because on paper all panels are shown one below the other. */
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
