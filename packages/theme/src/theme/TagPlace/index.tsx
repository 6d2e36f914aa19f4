import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import tags from '@generated/lectern-theme/default/tags.json';
import {useTagCounts} from '@lectern/theme/components/useTagCounts';
import {growTree, placeOf, type CountedTag} from '@lectern/theme/tags/tree';
import Tag from '@theme/Tag';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Where a tag stands in the taxonomy: the tags above it, and those directly below. */
export default function TagPlace({permalink}: {permalink: string}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const counts = useTagCounts();
  const folder = permalink.slice(0, permalink.lastIndexOf('/') + 1);
  // Other versions of the docs have tags of their own.
  const ofVersion = tags.filter((tag) => tag.permalink.startsWith(folder));
  const place = placeOf(permalink, growTree<CountedTag>(ofVersion, i18n.currentLocale));
  if (!place || place.ancestors.length + place.children.length === 0) return null;
  const {tag, ancestors, children} = place;
  return (
    <nav
      className={styles.place}
      aria-label={translate({
        id: 'tags.place.label',
        message: 'Place in the taxonomy',
        description: 'The accessible name of the links to the tags above and below a tag',
      })}
    >
      <Tags tags={ancestors}>
        {translate({
          id: 'tags.place.above',
          message: 'Broader tags:',
          description: 'Comes before the tags above a tag',
        })}
      </Tags>
      <Tags tags={children}>{counts.below(tag.pages)}</Tags>
    </nav>
  );
}

function Tags({tags: list, children}: {tags: CountedTag[]; children: string}): ReactNode {
  if (list.length === 0) return null;
  return (
    <p>
      {children}{' '}
      {list.map(({label, permalink, description, pages}) => (
        <Fragment key={permalink}>
          <Tag label={`${label} (${pages})`} permalink={permalink} description={description} />{' '}
        </Fragment>
      ))}
    </p>
  );
}
