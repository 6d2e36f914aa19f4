import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import counted from '@generated/lectern-theme/default/tags.json';
import {describeTags} from '@lectern/theme/components/describeTags';
import type {Props} from '@theme/TagsListByLetter';
import type {ReactNode} from 'react';
import TagTree from '@theme/TagTree';
import {growTree} from '@lectern/theme/tags/tree';

export default function TagsListByLetter({tags}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const ofDocs = new Set(counted.map(({permalink}) => permalink));
  const of = tags.some(({permalink}) => ofDocs.has(permalink)) ? 'pages' : 'posts';
  const known = tags.map((tag) => ({...tag, pages: tag.count}));
  return (
    <>
      <p>{describeTags[of]()}</p>
      <TagTree tree={growTree(known, i18n.currentLocale)} of={of} />
    </>
  );
}
