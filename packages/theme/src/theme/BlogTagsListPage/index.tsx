import {PageMetadata} from '@docusaurus/theme-common';
import {describeTags} from '@lectern/theme/components/describeTags';
import BlogTagsListPage from '@theme-init/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

export default function BlogTagsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description={describeTags.posts()} />
    </>
  );
}
