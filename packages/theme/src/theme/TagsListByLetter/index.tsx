import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import counted from '@generated/lectern-theme/default/tags.json';
import type {Props} from '@theme/TagsListByLetter';
import type {ReactNode} from 'react';
import TagTree from '@theme/TagTree';
import {growTree} from '@lectern/theme/tags/tree';

export default function TagsListByLetter({tags}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const pagesOf = new Map(counted.map(({permalink, pages}) => [permalink, pages]));
  // Tags of the blog are no tree: what the theme has counted is all.
  const isTree = tags.some(({permalink}) => pagesOf.has(permalink));
  const known = tags.map((tag) => ({...tag, pages: pagesOf.get(tag.permalink) ?? tag.count}));
  return (
    <>
      {isTree && (
        <p>
          <Translate id="tags.index.counts" description="Above the tree of tags: what the number beside each says">
            The pages of a tag include those of the narrower tags below it.
          </Translate>
        </p>
      )}
      <TagTree tree={growTree(known, i18n.currentLocale)} of={isTree ? 'pages' : 'posts'} />
    </>
  );
}
