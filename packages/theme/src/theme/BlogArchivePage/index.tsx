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
import Layout from '@theme/Layout';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import BlogWays from '@theme/BlogWays';
import Heading from '@theme/Heading';
import {useTagCounts} from '@lectern/theme/components/useTagCounts';
import '@lectern/theme/blog.css';
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
  const years = listPostsByYears(archive.blogPosts);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <Layout>
        <div className="container margin-vert--lg">
          <div className="row">
            <main className={clsx('col col--8 col--offset-2', styles.page)}>
              <header>
                <Heading as="h1">{title}</Heading>
                {/* In most languages, the theme has one word for both. */}
                {description !== title && <p>{description}</p>}
                <BlogWays />
              </header>
              {years.length > 0 && <YearsSection years={years} />}
            </main>
          </div>
        </div>
      </Layout>
    </HtmlClassNameProvider>
  );
}
