import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogTagsListPage from '@theme-init/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function BlogTagsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'blog.tags.description',
          message: 'Every tag of the blog, with the number of posts for each.',
          description: 'The meta description of the index of blog tags',
        })}
      />
    </>
  );
}
