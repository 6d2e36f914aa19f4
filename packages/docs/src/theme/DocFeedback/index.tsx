import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/DocFeedback';
import {type FormEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

type State = 'asking' | 'sending' | 'thanking' | 'failed';

/** A form that browsers send without scripts. With scripts, the reader stays on the page, and is thanked there. */
export default function DocFeedback({action, comment, page}: Props): ReactNode {
  const [state, setState] = useState<State>('asking');
  const said = useRef<HTMLParagraphElement>(null);

  // The button with the focus has been removed.
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
    // Footers are excluded from search and from the Markdown of a page.
    <footer className={styles.feedback} data-no-highlight="">
      {state !== 'thanking' && (
        // `data-fetch` tells the security policy, which is derived from pages, to allow this request.
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

/** Sends the form like a browser, without a preflight request to the server. */
async function post(form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  if (button instanceof HTMLButtonElement) fields.append(button.name, button.value);
  // Redirects are for browsers without scripts: their target doesn't matter here, and is often another host.
  const {ok, type, status} = await fetch(form.action, {method: 'POST', body: fields, redirect: 'manual'});
  if (!ok && type !== 'opaqueredirect') throw new Error(`${form.action}: ${status}`);
}
