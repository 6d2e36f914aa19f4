import {MDXProvider} from '@mdx-js/react';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/ApiItem/Layout';
import * as components from '@theme/ApiPage/components';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type {Props} from '@theme/DocItem';
import React from 'react';

/**
 * A page of an operation or a schema, where the docs plugin of a site shows it with this component (../../routes.ts). It
 * replaces the API theme's: the reference sends no requests, so it needs no explorer, and everything stands in the HTML.
 */
export default function ApiPage({content: Content}: Props): React.JSX.Element {
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <DocItemMetadata />
        <Layout>
          <MDXProvider components={components}>
            <Content />
          </MDXProvider>
        </Layout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
