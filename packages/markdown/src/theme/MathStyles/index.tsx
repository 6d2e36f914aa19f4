import useBaseUrl from '@docusaurus/useBaseUrl';
import {katexStylesheet} from '@lectern/markdown/math/stylesheet';
import type {ReactNode} from 'react';

/** On pages with formulas. React moves it to the head and shows no formula before it is there. */
export default function MathStyles(): ReactNode {
  return <link rel="stylesheet" href={useBaseUrl(katexStylesheet)} precedence="default" />;
}
