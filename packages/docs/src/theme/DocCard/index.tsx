import {useCards} from '@lectern/docs/components/useCards';
import DocCard from '@theme-init/DocCard';
import type {Props} from '@theme/DocCard';
import React from 'react';

/** With the description of the doc, which the theme would find in the list that comes with each page. */
export default function DocCardWithDescription({item}: Props): React.JSX.Element {
  const {descriptions} = useCards();
  if (item.type !== 'link' || item.docId === undefined) return <DocCard item={item} />;
  return <DocCard item={{...item, description: item.description ?? descriptions[item.docId]}} />;
}
