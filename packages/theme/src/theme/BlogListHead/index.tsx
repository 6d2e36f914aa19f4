import BlogWays from '@theme/BlogWays';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

interface Props {
  title: string;
  description?: string;
}

/** The head of the posts, the archive and the authors of a blog: title, description, and links from one to the others. */
export default function BlogListHead({title, description}: Props): ReactNode {
  return (
    <header className="margin-bottom--lg">
      <Heading as="h1">{title}</Heading>
      {description && <p>{description}</p>}
      <BlogWays />
    </header>
  );
}
