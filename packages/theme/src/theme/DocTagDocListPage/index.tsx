import DocTagDocListPage from '@theme-init/DocTagDocListPage';
import type {Props} from '@theme/DocTagDocListPage';
import type {ReactNode} from 'react';
import TagPlace from '@theme/TagPlace';

export default function DocTagDocListPageWithPlace(props: Props): ReactNode {
  return (
    <>
      <TagPlace permalink={props.tag.permalink} />
      <DocTagDocListPage {...props} />
    </>
  );
}
