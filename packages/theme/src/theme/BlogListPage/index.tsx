import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import StructuredData from '@theme/BlogListPage/StructuredData';
import BlogListHead from '@theme/BlogListHead';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import BlogPostTeaser from '@theme/BlogPostTeaser';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';

const Lead = (props: {children: ReactNode}): ReactNode => <BlogPostTeaser {...props} isLead />;

/** A list of posts with a title and a description, which the theme's list lacks, and with the newest post in front. */
export default function BlogListPage(props: Props): ReactNode {
  const {blogTitle, blogDescription, page} = props.metadata;
  const leads = page === 1 ? 1 : 0;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <StructuredData {...props} />
      <BlogLayout sidebar={props.sidebar}>
        <BlogListHead title={blogTitle} description={blogDescription} />
        <BlogPostItems items={props.items.slice(0, leads)} component={Lead} />
        <BlogPostItems items={props.items.slice(leads)} />
        <BlogListPaginator metadata={props.metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
