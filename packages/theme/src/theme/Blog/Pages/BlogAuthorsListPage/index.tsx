import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogAuthorsListPage from '@theme-init/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import type {ReactNode} from 'react';

export default function BlogAuthorsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'blog.authors.description',
          message: 'Who writes on the blog: the teams behind the product, with the number of posts by each.',
          description: 'The meta description of the list of blog authors',
        })}
      />
    </>
  );
}
