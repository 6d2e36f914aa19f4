import {usePluginData} from '@docusaurus/useGlobalData';
import useBaseUrl from '@docusaurus/useBaseUrl';
import OperationTabsOfTheme from '@theme/OperationTabs';
import ParamsDetailsOfTheme from '@theme/ParamsDetails';
import RequestSchemaOfTheme from '@theme/RequestSchema';
import SchemaOfTheme from '@theme/Schema';
import {SchemaExpansionProvider} from '@theme/SchemaExpansion';
import StatusCodesOfTheme from '@theme/StatusCodes';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** What ../../openapi/pages.ts writes into pages of operations and schemas. The API theme has those of parameters and schemas. */
export {default as MethodEndpoint} from './Endpoint';
export {default as ExamplePanel} from './ExamplePanel';
export {default as RequestPanel} from './RequestPanel';
export {default as Heading} from '@theme/Heading';
export {default as TabItem} from '@theme/TabItem';

/** Types of the API theme are for its own sites: those of this package must do without. */
type OfTheme = (props: object) => React.JSX.Element;
export const OperationTabs: OfTheme = OperationTabsOfTheme;
export const ParamsDetails: OfTheme = ParamsDetailsOfTheme;
export const RequestSchema: OfTheme = RequestSchemaOfTheme;
export const Schema: OfTheme = SchemaOfTheme;
export const StatusCodes: OfTheme = StatusCodesOfTheme;

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
