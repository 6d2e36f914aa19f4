import {useCards} from '@lectern/docs/components/useCards';
import DocCard from '@theme-init/DocCard';
import type {Props} from '@theme/DocCard';
import React from 'react';

/** Adds the description of the doc, which the theme expects in the list on each page. */
export default function DocCardWithDescription({item}: Props): React.JSX.Element {
  const {descriptions} = useCards();
  if (item.type !== 'link' || item.docId === undefined) return <DocCard item={item} />;
  return <DocCard item={{...item, description: item.description ?? descriptions[item.docId]}} />;
}
