import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import counted from '@generated/lectern-theme/default/tags.json';
import {describeTags} from '@lectern/theme/components/describeTags';
import type {Props} from '@theme/TagsListByLetter';
import type {ReactNode} from 'react';
import BlogWays from '@theme/BlogWays';
import TagTree from '@theme/TagTree';
import {growTree} from '@lectern/theme/tags/tree';

export default function TagsListByLetter({tags}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const pagesOf = new Map(counted.map(({permalink, pages}) => [permalink, pages]));
  // Tags of the blog are no tree: what the theme has counted is all.
  const of = tags.some(({permalink}) => pagesOf.has(permalink)) ? 'pages' : 'posts';
  const known = tags.map((tag) => ({...tag, own: tag.count, pages: pagesOf.get(tag.permalink) ?? tag.count}));
  return (
    <>
      <p>{describeTags[of]()}</p>
      {of === 'posts' && <BlogWays />}
      <TagTree tree={growTree(known, i18n.currentLocale)} of={of} />
    </>
  );
}
