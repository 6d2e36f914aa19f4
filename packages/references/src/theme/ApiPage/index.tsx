import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Rendered from '@theme/ApiPage/rendered';
import React from 'react';
import './styles.css';

interface Props {
  /** Of what the page shows: another one makes the page anew. */
  hash: string;
}

/**
 * An operation or a schema. What it says is in the HTML and nowhere else: `rendered` is another module where the HTML is
 * made than in a browser, which keeps what it was sent.
 */
export default function ApiPage({hash}: Props): React.JSX.Element {
  const {source, permalink} = useDoc().metadata;
  return <Rendered key={hash} hash={hash} source={source} permalink={permalink} />;
}
