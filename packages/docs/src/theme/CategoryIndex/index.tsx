import DocCategoryGeneratedIndexPage, {type Props} from '@theme/DocCategoryGeneratedIndexPage';
import type {ReactNode} from 'react';
import DocsHomeOfSite from '../DocsHomeOfSite';

/** Index pages of sidebar categories. The one at the root of the docs shows every section of every sidebar. */
export default function CategoryIndex(props: Props): ReactNode {
  const {slug} = props.categoryGeneratedIndex;
  return slug === '/' ? (
    <DocsHomeOfSite {...props.categoryGeneratedIndex} />
  ) : (
    <DocCategoryGeneratedIndexPage {...props} />
  );
}
