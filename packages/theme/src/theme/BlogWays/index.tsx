import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {isSamePath} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {useBlog} from '@lectern/theme/components/useBlog';

/** The other lists of a blog, below the heading of one, which is named in its place among them. */
export default function BlogWays(): ReactNode {
  const {pathname} = useLocation();
  const {archive, tags, authors} = useBlog() ?? {};
  const ways = [
    {
      to: archive,
      name: translate({
        id: 'theme.blog.archive.title',
        message: 'Archive',
        description: 'The page & hero title of the blog archive page',
      }),
    },
    {
      to: tags,
      name: translate({
        id: 'blog.list.tags',
        message: 'Tags',
        description: 'Link at the head of a list of posts, to the index of tags',
      }),
    },
    {
      to: authors,
      name: translate({
        id: 'blog.list.authors',
        message: 'Authors',
        description: 'Link at the head of a list of posts, to the list of authors',
      }),
    },
  ];
  const known = ways.filter(({to}) => to);
  if (known.length === 0) return null;
  return (
    <p className="blog-ways">
      {known.map(({to, name}) => (
        <Fragment key={to}>
          {isSamePath(to, pathname) ? <b aria-current="page">{name}</b> : <Link to={to}>{name}</Link>}{' '}
        </Fragment>
      ))}
    </p>
  );
}
