import {PageMetadata} from '@docusaurus/theme-common';
import {describeTags} from '@lectern/theme/components/describeTags';
import DocTagsListPage from '@theme-init/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';
import type {ReactNode} from 'react';

export default function DocTagsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <DocTagsListPage {...props} />
      <PageMetadata description={describeTags.pages()} />
    </>
  );
}
