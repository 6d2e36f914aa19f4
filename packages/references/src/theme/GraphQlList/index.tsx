import {useLocation} from '@docusaurus/router';
import GraphQlFilter, {type Found} from '@theme/GraphQlFilter';
import {type ReactNode, useEffect, useRef} from 'react';
import {leadOn} from './leadOn';
import './styles.css';

/** The list of the types of one kind, each of which has a page. */
export default function GraphQlList({children}: {children: ReactNode}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const {hash} = useLocation();
  // For those who come from a page of the site.
  useEffect(leadOn, [hash]);
  return (
    <div ref={list} className="graphql-list">
      <GraphQlFilter onFilter={(letters) => show(list.current!, letters)} />
      {children}
      <script
        // While the page is read, before React is there. The build and the browser may have compressed it differently.
        dangerouslySetInnerHTML={{
          __html: `(addEventListener('hashchange',${leadOn.toString()}),${leadOn.toString()})()`,
        }}
        suppressHydrationWarning
      />
    </div>
  );
}

/** Shows the entries with these letters in their names. */
function show(list: HTMLElement, letters: string): Found {
  let [shown, all] = [0, 0];
  for (const section of Array.from(list.querySelectorAll('section'))) {
    let isEmpty = true;
    for (const entry of Array.from(section.querySelectorAll('li'))) {
      const isFound = entry.id.toLowerCase().includes(letters);
      entry.hidden = !isFound;
      if (isFound) isEmpty = false;
      shown += isFound ? 1 : 0;
      all++;
    }
    section.hidden = isEmpty;
  }
  return [shown, all];
}
