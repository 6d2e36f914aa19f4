import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocFeedback';
import {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

type State = 'asking' | 'sending' | 'thanking' | 'failed';

/** A plain form, which browsers send without scripts. With them, the reader stays on the page and is thanked there. */
export default function DocFeedback({action, comment, page}: Props): ReactNode {
  const [state, setState] = useState<State>('asking');
  const said = useRef<HTMLParagraphElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (state === 'thanking') said.current?.focus();
  }, [state]);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state === 'sending') return;
    setState('sending');
    post(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter).then(
      () => setState('thanking'),
      () => setState('failed'),
    );
  }

  return (
    // What is in a footer is neither searched nor part of the Markdown of a page.
    <footer className={styles.feedback} data-no-highlight="">
      {state !== 'thanking' && (
        // A policy that is made from the page allows what `data-fetch` asks for, too.
        <form action={action} method="post" data-fetch="" onSubmit={send}>
          <input type="hidden" name="page" value={page} />
          <fieldset className={styles.question}>
            <legend>
              <Translate id="docFeedback.question" description="Question below a doc, before the buttons Yes and No">
                Was this page helpful?
              </Translate>
            </legend>
            <button className="button button--secondary button--sm" name="answer" value="yes">
              <Translate id="docFeedback.yes" description="Button below a doc that says that it was helpful">
                Yes
              </Translate>
            </button>
            <button className="button button--secondary button--sm" name="answer" value="no">
              <Translate id="docFeedback.no" description="Button below a doc that says that it was not helpful">
                No
              </Translate>
            </button>
          </fieldset>
          {comment && <Comment />}
        </form>
      )}
      <p role="status" tabIndex={-1} ref={said} className={styles.said}>
        {state === 'thanking' && (
          <Translate id="docFeedback.thanks" description="Shown once the answer was sent">
            Thank you for your answer.
          </Translate>
        )}
        {state === 'failed' && (
          <Translate id="docFeedback.failed" description="Shown when the answer could not be sent">
            Your answer could not be sent. Please try again later.
          </Translate>
        )}
      </p>
    </footer>
  );
}

function Comment(): ReactNode {
  return (
    <details>
      <summary>
        <Translate id="docFeedback.addComment" description="Opens the field for a comment that goes with the answer">
          Add a comment
        </Translate>
      </summary>
      <textarea
        name="comment"
        rows={3}
        maxLength={1000}
        aria-label={translate({
          id: 'docFeedback.comment',
          message: 'Comment, sent with your answer',
          description: 'Label of the field for a comment',
        })}
      />
    </details>
  );
}

/** As a browser would send it, so that no server is asked beforehand whether it takes such a request. */
async function post(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  if (button instanceof HTMLButtonElement) fields.append(button.name, button.value);
  // A redirect is for browsers without scripts: where it leads is of no interest here, and often another host.
  const {ok, type, status} = await fetch(form.action, {method: 'POST', body: fields, redirect: 'manual'});
  if (!ok && type !== 'opaqueredirect') throw new Error(`${form.action}: ${status}`);
}
