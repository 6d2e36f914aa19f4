import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {LoadSamples} from '@theme/ApiPage/choices';
import {idOfText} from '@lectern/references/components/idOfText';
import InBrowser from '@theme/ApiPage/inBrowser';
import React from 'react';
import './styles.css';

interface Props {
  /** The hash of the content: another one remounts the page. */
  hash: string;
  /** Those of each kind of body. */
  samples?: LoadSamples;
}

/**
 * An operation or a schema. Its content is only in the HTML: the browser keeps what it was sent, and
 * another module replaces `inBrowser` in the server build.
 */
export default function ApiPage({hash, samples}: Props): React.JSX.Element {
  const {source, permalink} = useDoc().metadata;
  return (
    <>
      {/* A narrow page shows samples above the description, which would move as they arrive. */}
      <Head>
        <link rel="expect" href={`#${idOfText}`} media="(width < 1200px)" blocking="render" />
      </Head>
      <InBrowser key={hash} hash={hash} source={source} permalink={permalink} samples={samples} />
    </>
  );
}
