import {readFileSync} from 'node:fs';
import path from 'node:path';
import ApiContent from '@theme/ApiContent';
import {baseOf} from '@theme/ApiPage/baseOf';
import type {Props} from '@theme/ApiPage/inBrowser';
import React from 'react';
import type {PageModel} from '@lectern/references/openapi/model/types';

/** Of the site; ../../bundle.ts puts it in. */
declare const SITE_FOLDER: string;

/** In place of `inBrowser` where the HTML is made: reads what the page shows from the file beside it. */
export default function InBuild({hash, source, permalink}: Props): React.JSX.Element {
  const file = path.join(source.replace(/^@site/, SITE_FOLDER).replace(/\.mdx$/, '.json'));
  const model = JSON.parse(readFileSync(file, 'utf8')) as PageModel;
  return (
    <div data-api-page="" className="api-page">
      <ApiContent model={model} hash={hash} base={baseOf(source, permalink)} />
    </div>
  );
}
