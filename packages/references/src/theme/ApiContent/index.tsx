import ApiOperation from '@theme/ApiOperation';
import ApiSchemaPage from '@theme/ApiSchemaPage';
import React from 'react';
import type {PageModel} from '@lectern/references/openapi/model/types';
import {PageContext} from '@lectern/references/components/pageContext';

interface Props {
  model: PageModel;
  /** Of the model: what tells this page from others that are shown with it. */
  hash: string;
  /** The address of the pages of this API, with a slash at its end. */
  base: string;
}

/** All that a page of an operation or a schema says. Only what makes the HTML has it: no browser loads it. */
export default function ApiContent({model, hash, base}: Props): React.JSX.Element {
  return (
    <PageContext value={{key: `api-${hash.slice(0, 8)}`, base}}>
      {model.kind === 'operation' ? <ApiOperation model={model} /> : <ApiSchemaPage model={model} />}
    </PageContext>
  );
}
