import {usePluginData} from '@docusaurus/useGlobalData';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SchemaExpansionProvider} from '@theme/SchemaExpansion';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** What ../../openapi/pages.ts writes into pages of operations and schemas. The API theme has those of parameters and schemas. */
export {default as MethodEndpoint} from './Endpoint';
export {default as ExamplePanel} from './ExamplePanel';
export {default as RequestPanel} from './RequestPanel';
export {default as Heading} from '@theme/Heading';
export {default as OperationTabs} from '@theme/OperationTabs';
export {default as ParamsDetails} from '@theme/ParamsDetails';
export {default as RequestSchema} from '@theme/RequestSchema';
export {default as Schema} from '@theme/Schema';
export {default as StatusCodes} from '@theme/StatusCodes';
export {default as TabItem} from '@theme/TabItem';

export function ApiMain({children}: {children: ReactNode}): React.JSX.Element {
  return <div className={styles.main}>{children}</div>;
}

export function ApiColumns({children}: {children: ReactNode}): React.JSX.Element {
  const {stylesheet} = usePluginData('lectern-references') as {stylesheet: string};
  return (
    <>
      <link rel="stylesheet" href={useBaseUrl(stylesheet)} precedence="default" />
      <SchemaExpansionProvider>
        <div className={`theme-api-markdown ${styles.columns}`}>{children}</div>
      </SchemaExpansionProvider>
    </>
  );
}
