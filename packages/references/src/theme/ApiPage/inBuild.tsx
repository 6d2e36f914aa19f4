import {readFileSync} from 'node:fs';
import path from 'node:path';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ApiContent from '@theme/ApiContent';
import {baseOf} from '@theme/ApiPage/baseOf';
import type {Props} from '@theme/ApiPage/inBrowser';
import {withLinks} from '@theme/ApiPage/withLinks';
import React from 'react';
import type {PageModel} from '@lectern/references/openapi/model/types';

/** The folder of the site, inserted by ../../bundle.ts. */
declare const SITE_FOLDER: string;

/** Replaces `inBrowser` in the server build: reads the content from the file beside the page. */
export default function InBuild({hash, source, permalink}: Props): React.JSX.Element {
  const file = path.join(source.replace(/^@site/, SITE_FOLDER).replace(/\.mdx$/, '.json'));
  const base = baseOf(source, permalink);
  const text = withLinks(readFileSync(file, 'utf8'), permalink, base, useBaseUrl('/'));
  const model = JSON.parse(text) as PageModel;
  return (
    <div data-api-page="" className="api-page">
      <ApiContent model={model} hash={hash} base={base} />
    </div>
  );
}
