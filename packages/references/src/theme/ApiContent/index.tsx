import ApiOperation from '@theme/ApiOperation';
import ApiSchemaPage from '@theme/ApiSchemaPage';
import React from 'react';
import type {PageModel} from '@lectern/references/openapi/model/types';
import {PageContext} from '@lectern/references/components/pageContext';

interface Props {
  model: PageModel;
  /** The hash of the model, which tells this page from others that are joined with it. */
  hash: string;
  /** The base URL of the pages of this API, with a trailing slash. */
  base: string;
}

/** The content of an operation's or a schema's page. Only the server build contains it: no browser loads it. */
export default function ApiContent({model, hash, base}: Props): React.JSX.Element {
  return (
    <PageContext value={{key: `api-${hash.slice(0, 8)}`, base}}>
      {model.kind === 'operation' ? <ApiOperation model={model} /> : <ApiSchemaPage model={model} />}
    </PageContext>
  );
}
