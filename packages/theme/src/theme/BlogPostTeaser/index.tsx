import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import BlogPostDrawing from '@theme/BlogPostDrawing';
import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
import Info from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  /** The content above the marker of the teaser. */
  children: ReactNode;
  /** The newest post of a blog has a drawing, and its teaser in place of the description. */
  isLead?: boolean;
}

/** A post in a list: title, description, date and authors. */
export default function BlogPostTeaser({children, isLead = false}: Props): ReactNode {
  const {permalink, title, description, hasTruncateMarker} = useBlogPost().metadata;
  return (
    <article className={clsx('blog-teaser', isLead && 'blog-lead')}>
      {isLead && <BlogPostDrawing title={title} text={description} />}
      <h2>
        <Link to={permalink}>{title}</Link>
      </h2>
      {isLead && hasTruncateMarker ? <div className="markdown">{children}</div> : description && <p>{description}</p>}
      <div className="blog-byline">
        <Info />
        <Authors />
        {isLead && <ReadMoreLink blogPostTitle={title} to={permalink} />}
      </div>
    </article>
  );
}

/** On the page of an author, only the others of a post. */
function Authors(): ReactNode {
  const {authors} = useBlogPost().metadata;
  const {pathname} = useLocation();
  return authors.map(({name, page, url}, index) => {
    if (page && `${pathname}/`.startsWith(`${page.permalink}/`)) return null;
    const address = page?.permalink ?? url;
    return name && <span key={index}>{address ? <Link to={address}>{name}</Link> : name}</span>;
  });
}
