import {translate} from '@docusaurus/Translate';
import {useTagCounts} from '@lectern/theme/components/useTagCounts';
import {useTagPlace} from '@lectern/theme/components/useTagPlace';
import Tag from '@theme/Tag';
import type {Props} from '@theme/TagPlace';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** How many docs carry a tag, with the number that the index of tags has, and the tags directly below it. */
export default function TagPlace({permalink, own}: Props): ReactNode {
  const counts = useTagCounts();
  const place = useTagPlace(permalink);
  if (!place) return null;
  const {pages} = place.tag;
  return (
    <div className={styles.place}>
      <p>{own < pages ? `${counts.pages(pages)}, ${counts.own(own)}` : counts.pages(pages)}</p>
      {place.children.length > 0 && (
        <nav
          aria-label={translate({
            id: 'tags.place.label',
            message: 'Place in the taxonomy',
            description: 'The accessible name of the links to the tags below a tag',
          })}
        >
          {translate({
            id: 'tags.place.below',
            message: 'Narrower tags:',
            description: 'Comes before the tags below a tag',
          })}{' '}
          {place.children.map((tag) => (
            <Fragment key={tag.permalink}>
              <Tag label={`${tag.label} (${tag.pages})`} permalink={tag.permalink} description={tag.description} />{' '}
            </Fragment>
          ))}
        </nav>
      )}
    </div>
  );
}
