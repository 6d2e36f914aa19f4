import DocCategoryGeneratedIndexPage, {type Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocsHome from '@theme/DocsHome';
import type {ReactNode} from 'react';

/** Index pages of sidebar categories. The one at the root of the docs shows every section of every sidebar. */
export default function CategoryIndex(props: Props): ReactNode {
  const {slug} = props.categoryGeneratedIndex;
  return slug === '/' ? <DocsHome {...props.categoryGeneratedIndex} /> : <DocCategoryGeneratedIndexPage {...props} />;
}
