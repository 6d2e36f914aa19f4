import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useBlog} from '@lectern/theme/components/useBlog';

/** The other lists of a blog, below the heading of one. */
export default function BlogWays(): ReactNode {
  const {pathname} = useLocation();
  const {archive, tags, authors} = useBlog() ?? {};
  return (
    <p className="blog-ways">
      {archive && archive !== pathname && (
        <Link to={archive}>
          <Translate id="theme.blog.archive.title" description="The page & hero title of the blog archive page">
            Archive
          </Translate>
        </Link>
      )}{' '}
      {tags && (
        <Link to={tags}>
          <Translate id="blog.list.tags" description="Link at the head of a list of posts, to the index of tags">
            Tags
          </Translate>
        </Link>
      )}{' '}
      {authors && (
        <Link to={authors}>
          <Translate id="blog.list.authors" description="Link at the head of a list of posts, to the list of authors">
            Authors
          </Translate>
        </Link>
      )}
    </p>
  );
}
