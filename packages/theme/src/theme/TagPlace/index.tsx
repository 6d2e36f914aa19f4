import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import tags from '@generated/lectern-theme/default/tags.json';
import {growTree, placeOf, type CountedTag} from '@lectern/theme/tags/tree';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Where a tag stands in the taxonomy: the tags above it, and those directly below. */
export default function TagPlace({permalink}: {permalink: string}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const folder = permalink.slice(0, permalink.lastIndexOf('/') + 1);
  // Other versions of the docs have tags of their own.
  const ofVersion = tags.filter((tag) => tag.permalink.startsWith(folder));
  const place = placeOf(permalink, growTree<CountedTag>(ofVersion, i18n.currentLocale));
  if (!place || place.ancestors.length + place.children.length === 0) return null;
  return (
    <nav
      className={`container ${styles.place}`}
      aria-label={translate({
        id: 'tags.place.label',
        message: 'Place in the taxonomy',
        description: 'The accessible name of the links to the tags above and below a tag',
      })}
    >
      <Tags tags={place.ancestors}>
        <Translate id="tags.place.above" description="Comes before the tags above a tag">
          Above:
        </Translate>
      </Tags>
      <Tags tags={place.children}>
        <Translate id="tags.place.below" description="Comes before the tags below a tag">
          Below:
        </Translate>
      </Tags>
    </nav>
  );
}

function Tags({tags: list, children}: {tags: CountedTag[]; children: ReactNode}): ReactNode {
  if (list.length === 0) return null;
  return (
    <p className={styles.tags}>
      {children}{' '}
      {list.map(({label, permalink, pages}, index) => (
        <span key={permalink}>
          {index > 0 && ', '}
          <Link to={permalink}>{label}</Link> ({pages})
        </span>
      ))}
    </p>
  );
}
