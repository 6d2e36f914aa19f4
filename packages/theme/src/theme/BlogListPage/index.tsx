import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import StructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import BlogPostTeaser from '@theme/BlogPostTeaser';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useBlog} from '@lectern/theme/components/useBlog';

const Lead = (props: {children: ReactNode}): ReactNode => <BlogPostTeaser {...props} isLead />;

/** A list of posts with a title and a description, which the theme's list lacks, and with the newest post in front. */
export default function BlogListPage(props: Props): ReactNode {
  const {blogTitle, blogDescription, page} = props.metadata;
  const leads = page === 1 ? 1 : 0;
  const {archive, tags, authors} = useBlog() ?? {};
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <StructuredData {...props} />
      <BlogLayout sidebar={props.sidebar}>
        <header className="margin-bottom--lg">
          <Heading as="h1">{blogTitle}</Heading>
          <p>{blogDescription}</p>
          <p className="blog-ways">
            {archive && (
              <Link to={archive}>
                <Translate id="theme.blog.archive.title" description="The page & hero title of the blog archive page">
                  Archive
                </Translate>
              </Link>
            )}{' '}
            {tags && (
              <Link to={tags}>
                <Translate id="blog.list.tags" description="Link at the head of the blog, to the index of tags">
                  Tags
                </Translate>
              </Link>
            )}{' '}
            {authors && (
              <Link to={authors}>
                <Translate id="blog.list.authors" description="Link at the head of the blog, to the list of authors">
                  Authors
                </Translate>
              </Link>
            )}
          </p>
        </header>
        <BlogPostItems items={props.items.slice(0, leads)} component={Lead} />
        <BlogPostItems items={props.items.slice(leads)} />
        <BlogListPaginator metadata={props.metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
