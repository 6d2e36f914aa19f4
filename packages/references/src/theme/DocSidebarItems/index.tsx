import type {Props} from '@theme/DocSidebarItems';
import DocSidebarItems from '@theme-init/DocSidebarItems';
import GraphQlFilter, {type Found} from '@theme/GraphQlFilter';
import {type ReactNode, useMemo, useState} from 'react';
import Name from '@lectern/references/components/Name';
import {itemsNamed} from '@lectern/references/components/itemsNamed';

type Items = Props['items'];

/** A sidebar with many types has a field to filter them, and long names end lines between their parts. */
export default function DocSidebarItemsWithFilter(props: Props): ReactNode {
  const isLong = props.level === 1 && props.items[0]?.customProps?.hasFilter === true;
  return isLong ? <Filtered {...props} /> : <Broken {...props} />;
}

function Broken(props: Props): ReactNode {
  const items = useMemo(() => withBreaks(props.items), [props.items]);
  return <DocSidebarItems {...props} items={items} />;
}

/** A name in one word, longer than a line of a sidebar. */
const longName = /^\w{20,}$/;

/** The theme shows a label as it is given. */
function withBreaks(items: Items): Items {
  const isLong = (item: Items[number]): boolean => item.type === 'link' && longName.test(item.label);
  if (!items.some(isLong)) return items;
  return items.map((item) =>
    isLong(item) ? {...item, label: (<Name>{(item as {label: string}).label}</Name>) as unknown as string} : item,
  );
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
      <li className="graphql-filter-row">
        <GraphQlFilter onFilter={filter} />
      </li>
      {/* Whatever was open before, what is found is shown. */}
      <DocSidebarItems key={letters && 'found'} {...props} items={items} />
    </>
  );
}
