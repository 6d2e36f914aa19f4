import DocCategoryGeneratedIndexPage, {type Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocsHome from '@theme/DocsHome';
import type {ReactNode} from 'react';

/** The index page of a sidebar category. The one at the root of the docs shows all sections of all sidebars. */
export default function CategoryIndex(props: Props): ReactNode {
  const {slug} = props.categoryGeneratedIndex;
  return slug === '/' ? <DocsHome {...props.categoryGeneratedIndex} /> : <DocCategoryGeneratedIndexPage {...props} />;
}
