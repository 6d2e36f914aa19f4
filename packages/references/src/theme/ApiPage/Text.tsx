import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {baseOf} from '@theme/ApiPage/baseOf';
import {withLinks} from '@theme/ApiPage/withLinks';
import React from 'react';

/** A description in HTML with links, on a page that is Markdown. */
export default function Text({html}: {html: string}): React.JSX.Element {
  const {source, permalink} = useDoc().metadata;
  const home = useBaseUrl('/');
  return <div dangerouslySetInnerHTML={{__html: withLinks(html, permalink, baseOf(source, permalink), home)}} />;
}
