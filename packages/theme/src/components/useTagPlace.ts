import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import tags from '@generated/lectern-theme/default/tags.json';
import {growTree, placeOf, type CountedTag} from '../tags/tree';

/** Where a tag of the docs stands in the taxonomy: the tags above it, and those directly below. */
export function useTagPlace(permalink: string): ReturnType<typeof placeOf<CountedTag>> {
  const {i18n} = useDocusaurusContext();
  const folder = permalink.slice(0, permalink.lastIndexOf('/') + 1);
  // Other versions of the docs have tags of their own.
  const ofVersion = tags.filter((tag) => tag.permalink.startsWith(folder));
  return placeOf(permalink, growTree<CountedTag>(ofVersion, i18n.currentLocale));
}
