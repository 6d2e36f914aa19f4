import React from 'react';
import Code from '@lectern/references/components/Code';
import styles from './styles.module.css';

/** Beside a schema: what an object of it looks like. */
export default function ExamplePanel({title, html}: {title: string; html: string}): React.JSX.Element {
  return (
    <div className={styles.panel}>
      <h2 className={styles.panelTitle} id="example">
        {title}
      </h2>
      <Code html={html} language="json" />
    </div>
  );
}
