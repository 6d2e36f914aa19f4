import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {LoadSamples} from '@theme/ApiPage/choices';
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
  return <InBrowser key={hash} hash={hash} source={source} permalink={permalink} samples={samples} />;
}
