import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import DocTagsListPage from '@theme-init/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';
import type {ReactNode} from 'react';

export default function DocTagsListPageWithDescription(props: Props): ReactNode {
  return (
    <>
      <DocTagsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'tags.index.description',
          message: 'Every subject of the documentation as a tree of tags, with the number of pages for each.',
          description: 'The meta description of the index of tags',
        })}
      />
    </>
  );
}
