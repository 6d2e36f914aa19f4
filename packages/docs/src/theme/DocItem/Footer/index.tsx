import DocItemFooter from '@theme-init/DocItem/Footer';
import DocNeighbours from '@theme/DocNeighbours';
import type {ReactNode} from 'react';

/** The foot of a doc, below the pages around it. */
export default function DocItemFooterWithNeighbours(): ReactNode {
  return (
    <>
      <DocNeighbours />
      <DocItemFooter />
    </>
  );
}
