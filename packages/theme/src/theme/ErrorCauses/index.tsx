import {translate} from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The message of an error with its causes: like ErrorBoundaryError of the theme, whose “Cause:” is only English. */
export default function ErrorCauses({error}: {error: Error}): ReactNode {
  const cause = translate({
    id: 'error.cause',
    message: 'Cause:',
    description: 'Stands between the message of an error and that of its cause',
  });
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return <p className={styles.chain}>{messages.join(`\n\n${cause}\n`)}</p>;
}
