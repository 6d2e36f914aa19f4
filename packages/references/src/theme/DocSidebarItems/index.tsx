import type {Props} from '@theme/DocSidebarItems';
import DocSidebarItems from '@theme-init/DocSidebarItems';
import GraphQlFilter, {type Found} from '@theme/GraphQlFilter';
import {type ReactNode, useState} from 'react';
import {itemsNamed} from '@lectern/references/components/itemsNamed';

/** A sidebar with many types has a field to filter them. */
export default function DocSidebarItemsWithFilter(props: Props): ReactNode {
  const isLong = props.level === 1 && props.items[0]?.customProps?.hasFilter === true;
  return isLong ? <Filtered {...props} /> : <DocSidebarItems {...props} />;
}

function Filtered(props: Props): ReactNode {
  const [letters, setLetters] = useState('');

  function filter(wanted: string): Found {
    setLetters(wanted);
    const {shown, all} = itemsNamed(props.items, wanted);
    return [shown, all];
  }

  const items = letters ? itemsNamed(props.items, letters).items : props.items;
  return (
    <>
      <li>
        <GraphQlFilter onFilter={filter} />
      </li>
      {/* Whatever was open before, what is found is shown. */}
      <DocSidebarItems key={letters && 'found'} {...props} items={items} />
    </>
  );
}
