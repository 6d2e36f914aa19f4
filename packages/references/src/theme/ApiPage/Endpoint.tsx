import React, {Fragment} from 'react';
import {partsOf} from '@lectern/kit/text/partsOf';
import styles from './styles.module.css';

interface Props {
  method: string;
  path: string;
}

/** Method and path of an operation; a webhook has neither. */
export default function Endpoint({method, path}: Props): React.JSX.Element {
  const isWebhook = method === 'event';
  return (
    <p className={styles.endpoint}>
      <span className={styles.method} data-method={method}>
        {isWebhook ? 'Webhook' : method.toUpperCase()}
      </span>
      {!isWebhook && (
        <code>
          {partsOf(path).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </code>
      )}
    </p>
  );
}
