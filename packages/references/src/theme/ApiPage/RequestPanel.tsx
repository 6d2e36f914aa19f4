import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import React from 'react';
import Code from '@lectern/references/components/Code';
import styles from './styles.module.css';

interface Props {
  words: {server: string; access: string; samples: string};
  servers: {url: string; description?: string}[];
  /** Alternatives; in each, all that it needs together. */
  access: {key: string; kind: string; detail: string}[][];
  open: string;
  /** Page of the API, which says how to authenticate. */
  info: string;
  samples: {language: string; label: string; html: string; grammar?: string}[];
}

/** Beside an operation: where it is sent, with what right, and how that looks in each language. */
export default function RequestPanel({words, servers, access, open, info, samples}: Props): React.JSX.Element | null {
  const {metadata} = useDoc();
  if (samples.length === 0) return null;
  const authentication = `${metadata.permalink.replace(/[^/]+$/, '')}${info}#authentication`;
  return (
    <div className={styles.panel}>
      <h2 className={styles.panelTitle} id="server">
        {words.server}
      </h2>
      {servers.map(({url, description}) => (
        <p key={url} className={styles.server}>
          <code>{url}</code>
          {description && <small>{description}</small>}
        </p>
      ))}
      <h2 className={styles.panelTitle} id="authentication">
        {words.access}
      </h2>
      {access.length === 0 && <p>{open}</p>}
      <ul className={styles.access}>
        {access.flat().map(({key, kind, detail}) => (
          <li key={key}>
            <Link to={authentication}>{kind}</Link> <code>{detail}</code>
          </li>
        ))}
      </ul>
      <h2 className={styles.panelTitle} id="samples">
        {words.samples}
      </h2>
      <Tabs groupId="code-samples" label={words.samples} className={styles.languages}>
        {samples.map(({language, label, html, grammar}) => (
          <TabItem key={language} value={language} label={label}>
            <Code html={html} language={language} grammar={grammar} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
