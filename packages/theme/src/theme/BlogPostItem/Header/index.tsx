import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Authors from '@theme/BlogPostItem/Header/Authors';
import Info from '@theme/BlogPostItem/Header/Info';
import Title from '@theme/BlogPostItem/Header/Title';
import type {ReactNode} from 'react';

/** The title, the description, and a line with authors and date. */
export default function BlogPostItemHeader(): ReactNode {
  const {frontMatter, isBlogPostPage} = useBlogPost();
  return (
    <header className="blog-head">
      <Title />
      {isBlogPostPage && frontMatter.description && <p className="blog-standfirst">{frontMatter.description}</p>}
      <div className="blog-byline">
        <Authors />
        <Info />
      </div>
    </header>
  );
}
