import {useDoc} from '@docusaurus/plugin-content-docs/client';
import InBrowser from '@theme/ApiPage/inBrowser';
import React from 'react';
import './styles.css';

interface Props {
  /** Of what the page shows: another one makes the page anew. */
  hash: string;
}

/**
 * An operation or a schema. What it says is in the HTML and nowhere else: a browser keeps what it was sent, and
 * another module stands in place of `inBrowser` where the HTML is made.
 */
export default function ApiPage({hash}: Props): React.JSX.Element {
  const {source, permalink} = useDoc().metadata;
  return <InBrowser key={hash} hash={hash} source={source} permalink={permalink} />;
}
