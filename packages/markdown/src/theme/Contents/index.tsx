import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {TOCItem} from '@docusaurus/mdx-loader';
import TOCInline from '@theme/TOCInline';
import React from 'react';

interface Props {
  toc: readonly TOCItem[];
  /** Its address on the page. */
  id: string;
  label?: string;
  /** Id of the heading below which headings are listed; without it, those of the whole page. */
  of?: string;
  /** How many levels deep. */
  depth?: string;
}

/** The table of contents in the text: what `::contents` shows. */
export default function Contents({toc, id, label, of, depth}: Props): React.JSX.Element {
  useBrokenLinks().collectAnchor(id);
  const items = of === undefined ? toc : below(toc, of);
  const top = Math.min(...items.map(({level}) => level));
  const name = label ?? translate({id: 'contents.label', message: 'On this page'});
  return (
    <nav id={id} aria-label={name} className="theme-contents margin-bottom--md">
      {label && <p className="margin-bottom--sm">{label}</p>}
      <TOCInline
        toc={items}
        minHeadingLevel={top}
        maxHeadingLevel={depth === undefined ? 6 : top + Number(depth) - 1}
      />
    </nav>
  );
}

/** The headings between one and the next of its level or above. */
function below(toc: readonly TOCItem[], id: string): readonly TOCItem[] {
  const start = toc.findIndex((item) => item.id === id);
  const level = toc[start]?.level ?? 0;
  const end = toc.findIndex((item, index) => index > start && item.level <= level);
  return toc.slice(start + 1, end === -1 ? undefined : end);
}
