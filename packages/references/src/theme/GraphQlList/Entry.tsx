import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

/** A link to the page of a type; on other pages, the type itself is here. */
export default function Entry({id, children}: {id: string; children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <li id={id}>{children}</li>;
}
