import Translate, {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import {type ReactNode, useEffect, useState} from 'react';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

/** Copies the Markdown of a page. The result covers the button for a moment, so nothing moves. */
export default function CopyPage({twin}: {twin: string}): ReactNode {
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state === 'ready') return undefined;
    const timer = window.setTimeout(() => setState('ready'), 2500);
    return () => window.clearTimeout(timer);
  }, [state]);

  const label = translate({
    id: 'pageActions.copy',
    message: 'Copy page',
    description: 'Button that copies the Markdown of the page to the clipboard',
  });
  return (
    <>
      <button
        type="button"
        className="clean-btn"
        aria-label={label}
        onClick={() => {
          copy(twin).then(
            () => setState('copied'),
            () => setState('failed'),
          );
        }}
      >
        <IconCopy width={16} height={16} aria-hidden="true" />
        <span>{label}</span>
      </button>
      <span role="status" className={state === 'ready' ? undefined : styles.said}>
        {state === 'copied' && (
          <Translate id="pageActions.copied" description="What the button says for a moment after the page was copied">
            Copied
          </Translate>
        )}
        {state === 'failed' && (
          <Translate
            id="pageActions.failed"
            description="What the button says when the page could not be fetched or copied"
          >
            Could not copy
          </Translate>
        )}
      </span>
    </>
  );
}

async function copy(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  // Safari only allows writing during the click: it gets the promise, not the text.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((markdown) => new Blob([markdown], {type: 'text/plain'}));
  // A browser that refuses to write doesn't await the promise, so its failure is handled here.
  blob.catch(() => undefined);
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
