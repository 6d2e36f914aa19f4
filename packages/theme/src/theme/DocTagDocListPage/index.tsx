import DocTagDocListPage from '@theme-init/DocTagDocListPage';
import type {Props} from '@theme/DocTagDocListPage';
import type {ReactNode} from 'react';
import TagPlace from '@theme/TagPlace';
import styles from './styles.module.css';

export default function DocTagDocListPageWithPlace(props: Props): ReactNode {
  return (
    <div className={styles.rows}>
      <TagPlace permalink={props.tag.permalink} />
      <DocTagDocListPage {...props} />
    </div>
  );
}
