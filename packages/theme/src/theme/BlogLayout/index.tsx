import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-init/BlogLayout';
import type {ReactNode} from 'react';
import '@lectern/theme/blog.css';

/** The contents of a post stand beside the main part; a landmark of their own lets screen readers find them. */
export default function BlogLayoutWithLandmarks({toc, ...props}: Props): ReactNode {
  const name = translate({id: 'contents.label', message: 'On this page'});
  return (
    <BlogLayout
      {...props}
      toc={
        toc && (
          // As high as the post, or the contents would not stay in view.
          <nav aria-label={name} style={{height: '100%'}}>
            {toc}
          </nav>
        )
      }
    />
  );
}
