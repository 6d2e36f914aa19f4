import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/TagsListByLetter';
import type {ReactNode} from 'react';
import TagTree from '../../components/TagTree';
import {growTree} from '../../components/TagTree/tree';

export default function TagsListByLetter({tags}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return <TagTree tree={growTree(tags, i18n.currentLocale)} />;
}
