import BlogPostItems from '@theme-init/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import BlogPostTeaser from '@theme/BlogPostTeaser';
import type {ReactNode} from 'react';

/** Shows posts in lists as rows. */
export default function BlogPostItemsAsRows(props: Props): ReactNode {
  return <BlogPostItems component={BlogPostTeaser} {...props} />;
}
