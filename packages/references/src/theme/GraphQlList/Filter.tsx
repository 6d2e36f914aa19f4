import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';

/** A field above a long list, which shows what has its letters in it. Without scripts, there is none. */
export default function Filter({list}: {list: RefObject<HTMLElement | null>}): ReactNode {
  const isBrowser = useIsBrowser();
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<string>();

  function filter(): void {
    const words = field.current!.value.trim().toLowerCase();
    setFound(words ? said(show(list.current!, words)) : undefined);
    if (!words) show(list.current!, '');
  }
  // What was typed before the page could answer.
  useEffect(() => {
    if (field.current?.value) filter();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has become able to
  }, []);

  const label = translate({id: 'graphql.filter', message: 'Filter by name'});
  return (
    <div className="graphql-filter" hidden={!isBrowser} suppressHydrationWarning>
      <input ref={field} type="search" aria-label={label} placeholder={label} autoComplete="off" onInput={filter} />
      <span role="status">{found}</span>
    </div>
  );
}

/** Says how many are left of how many. */
function show(list: HTMLElement, words: string): [shown: number, all: number] {
  let [shown, all] = [0, 0];
  for (const section of Array.from(list.querySelectorAll('section'))) {
    let isEmpty = true;
    for (const entry of Array.from(section.querySelectorAll('li'))) {
      const isFound = entry.id.toLowerCase().includes(words);
      entry.hidden = !isFound;
      if (isFound) isEmpty = false;
      shown += isFound ? 1 : 0;
      all++;
    }
    section.hidden = isEmpty;
  }
  return [shown, all];
}

function said([shown, all]: [number, number]): string {
  return translate(
    {
      id: 'graphql.found',
      message: '{shown} of {all}',
      description: 'How many entries of a list have the letters of the filter in their names',
    },
    {shown, all},
  );
}
