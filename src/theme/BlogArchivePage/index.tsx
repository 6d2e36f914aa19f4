import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

type Post = Props['archive']['blogPosts'][number];

/** The theme's page leaves its title outside the main part, and goes from headings of level 1 to level 3. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const description = translate({id: 'theme.blog.archive.description', message: 'Archive'});
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main>
          <header className="hero hero--primary">
            <div className="container">
              <Heading as="h1" className="hero__title">
                {title}
              </Heading>
              <p className="hero__subtitle">{description}</p>
            </div>
          </header>
          <section className="container margin-vert--lg">
            <div className="row">
              {postsByYear(archive.blogPosts).map(([year, posts]) => (
                <Year key={year} year={year} posts={posts} />
              ))}
            </div>
          </section>
        </main>
      </Layout>
    </>
  );
}

function Year({year, posts}: {year: string; posts: Post[]}): ReactNode {
  const dates = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  return (
    <div className="col col--4 margin-vert--lg">
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({metadata: {permalink, date, title}}) => (
          <li key={permalink}>
            <Link to={permalink}>
              {dates.format(new Date(date))} - {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The newest first, as the posts come. */
function postsByYear(posts: readonly Post[]): [year: string, posts: Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = String(new Date(post.metadata.date).getUTCFullYear());
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}
