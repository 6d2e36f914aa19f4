import {useLocation} from '@docusaurus/router';
import {type ReactNode, useEffect, useRef} from 'react';
import Filter from './Filter';
import {leadOn} from './leadOn';

/** The list of the types of one kind, each of which has a page. */
export default function GraphQlList({children}: {children: ReactNode}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const {hash} = useLocation();
  // For those who come from a page of the site.
  useEffect(leadOn, [hash]);
  return (
    <div ref={list} className="graphql-list">
      <Filter list={list} />
      <Script code="document.currentScript.previousElementSibling.hidden=false" />
      {children}
      <Script code={`(addEventListener('hashchange',${leadOn.toString()}),${leadOn.toString()})()`} />
    </div>
  );
}

/** Runs while the page is read, before React is there. The build and the browser may have compressed it differently. */
function Script({code}: {code: string}): ReactNode {
  return <script dangerouslySetInnerHTML={{__html: code}} suppressHydrationWarning />;
}
