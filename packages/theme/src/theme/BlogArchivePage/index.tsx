/**
 * Copyright (c) Facebook, Inc. and its affiliates.
 *
 * This source code is licensed under the MIT license found in the
 * LICENSE file in the root directory of this source tree.
 */

import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import BlogLayout from '@theme/BlogLayout';
import type {BlogSidebar} from '@docusaurus/plugin-content-blog';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import BlogListHead from '@theme/BlogListHead';
import Heading from '@theme/Heading';
import {useBlog} from '@lectern/theme/components/useBlog';
import {useTagCounts} from '@lectern/theme/components/useTagCounts';
import styles from './styles.module.css';

type YearProp = {
  year: string;
  posts: ArchiveBlogPost[];
};

function Year({year, posts}: YearProp) {
  const dateTimeFormat = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

  const counts = useTagCounts();
  const formatDate = (lastUpdated: string) => dateTimeFormat.format(new Date(lastUpdated));

  return (
    <div className={styles.year}>
      <div>
        <Heading as="h2" id={year}>
          {year}
        </Heading>
        <p className={styles.quiet}>{counts.posts(posts.length)}</p>
      </div>
      <ul className={styles.posts}>
        {posts.map(({metadata: {date, permalink, title, description}}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>
            {description && <p>{description}</p>}
            <time dateTime={date} className={styles.quiet}>
              {formatDate(date)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}

function YearsSection({years}: {years: YearProp[]}) {
  return (
    <section>
      {years.map((_props) => (
        <Year key={_props.year} {..._props} />
      ))}
    </section>
  );
}

/** The posts come newest first, and stay so; the theme turns them round within a year. */
function listPostsByYears(blogPosts: readonly ArchiveBlogPost[]): YearProp[] {
  const postsByYear = blogPosts.reduce((posts, post) => {
    const year = post.metadata.date.split('-')[0]!;
    const yearPosts = posts.get(year) ?? [];
    return posts.set(year, [...yearPosts, post]);
  }, new Map<string, ArchiveBlogPost[]>());

  return Array.from(postsByYear, ([year, posts]) => ({
    year,
    posts,
  }));
}

/** The sidebar of the other pages of the blog, which Docusaurus does not pass to this one. */
function useSidebar(posts: readonly ArchiveBlogPost[]): BlogSidebar | undefined {
  const sidebar = useBlog()?.sidebar;
  return (
    sidebar && {
      title: sidebar.title,
      items: posts.slice(0, sidebar.count).map(({metadata: {title, permalink, date, unlisted, frontMatter}}) => ({
        title: frontMatter.sidebar_label ?? title,
        permalink,
        date,
        unlisted,
      })),
    }
  );
}

export default function BlogArchive({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'Every post of the blog, year by year, the newest first.',
    description: 'The page & hero description of the blog archive page',
  });
  const sidebar = useSidebar(archive.blogPosts);
  const years = listPostsByYears(archive.blogPosts);
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, 'blog-archive-page')}>
      <PageMetadata title={title} description={description} />
      <BlogLayout sidebar={sidebar}>
        {/* In most languages, the theme has one word for both. */}
        <BlogListHead title={title} description={description === title ? undefined : description} />
        {years.length > 0 && <YearsSection years={years} />}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
