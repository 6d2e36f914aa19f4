import DocItemFooter from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import Neighbours from '../../../components/Neighbours';

export default function DocItemFooterWithNeighbours(): ReactNode {
  return (
    <>
      <Neighbours />
      <DocItemFooter />
    </>
  );
}
