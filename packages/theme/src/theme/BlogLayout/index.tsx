import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-init/BlogLayout';
import type {ReactNode} from 'react';
import '@lectern/theme/blog.css';

/** The table of contents of a post is beside the main part; its own landmark lets screen readers find it. */
export default function BlogLayoutWithLandmarks({toc, ...props}: Props): ReactNode {
  const name = translate({id: 'contents.label', message: 'On this page'});
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          // As high as the post, because otherwise it would not stay in view.
          <nav aria-label={name} style={{height: '100%'}}>
            {toc}
          </nav>
        )
      }
    />
  );
}
