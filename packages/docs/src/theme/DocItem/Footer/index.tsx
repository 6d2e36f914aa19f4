import DocItemFooter from '@theme-init/DocItem/Footer';
import DocNeighbours from '@theme/DocNeighbours';
import type {ReactNode} from 'react';

/** The footer of a doc, with related docs. */
export default function DocItemFooterWithNeighbours(): ReactNode {
  return (
    <>
      <DocNeighbours />
      <DocItemFooter />
    </>
  );
}
