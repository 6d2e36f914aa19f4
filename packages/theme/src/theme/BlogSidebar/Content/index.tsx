import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Content from '@theme-init/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Content';
import type {ReactNode} from 'react';
import {useBlog} from '@lectern/theme/components/useBlog';

/** Adds a link to the archive below the posts. */
export default function BlogSidebarContent(props: Props): ReactNode {
  const archive = useBlog()?.archive;
  return (
    <>
      <Content {...props} />
      {archive && (
        <p className="blog-archive-link">
          <Link to={archive}>{translate({id: 'theme.blog.archive.title', message: 'Archive'})}</Link>
        </p>
      )}
    </>
  );
}
