import {MDXProvider} from '@mdx-js/react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {usePluginData} from '@docusaurus/useGlobalData';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/ApiItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type {Props} from '@theme/DocItem';
import Heading from '@theme/Heading';
import OperationTabs from '@theme/OperationTabs';
import ParamsDetails from '@theme/ParamsDetails';
import RequestSchema from '@theme/RequestSchema';
import Schema from '@theme/Schema';
import {SchemaExpansionProvider} from '@theme/SchemaExpansion';
import StatusCodes from '@theme/StatusCodes';
import TabItem from '@theme/TabItem';
import React, {type ReactNode} from 'react';
import Endpoint from './Endpoint';
import ExamplePanel from './ExamplePanel';
import RequestPanel from './RequestPanel';
import styles from './styles.module.css';

function ApiMain({children}: {children: ReactNode}): React.JSX.Element {
  return <div className={styles.main}>{children}</div>;
}

function ApiColumns({children}: {children: ReactNode}): React.JSX.Element {
  return <div className={`theme-api-markdown ${styles.columns}`}>{children}</div>;
}

/** What scripts/references/openapi/pages.ts writes into the pages. */
const components = {
  ApiColumns,
  ApiMain,
  RequestPanel,
  ExamplePanel,
  Heading,
  MethodEndpoint: Endpoint,
  OperationTabs,
  ParamsDetails,
  RequestSchema,
  Schema,
  StatusCodes,
  TabItem,
};

/**
 * A page of an operation or a schema. It replaces the theme's: the reference sends no requests, so it needs
 * no explorer, and everything stands in the HTML. The theme renders parameters, schemas and responses.
 */
export default function ApiItem({content: Content}: Props): React.JSX.Element {
  const {stylesheet} = usePluginData('openapi-bundle') as {stylesheet: string};
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <link rel="stylesheet" href={useBaseUrl(stylesheet)} precedence="default" />
        <DocItemMetadata />
        <Layout>
          <SchemaExpansionProvider>
            <MDXProvider components={components}>
              <Content />
            </MDXProvider>
          </SchemaExpansionProvider>
        </Layout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
