import {translate} from '@docusaurus/Translate';
import {Fragment, useEffect, useState, type ReactNode} from 'react';
import {partsOf} from '@lectern/kit/text/partsOf';
import styles from './styles.module.css';

/** One shell command over several lines, with a button to copy it where scripts run. */
export default function Command({lines}: {lines: string[]}): ReactNode {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join(' && '));
      setCopied(true);
    } catch (error) {
      // No permission, or no secure connection: the command can still be selected.
      console.warn('The command could not be copied.', error);
    }
  };

  return (
    <div className={styles.command}>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {copied
          ? translate({id: 'home.copied', message: 'Copied', description: 'The copy button, after it was pressed'})
          : translate({id: 'home.copy', message: 'Copy', description: 'The copy button beside the command'})}
      </button>
      <pre>
        <code>
          {lines.map((line, index) => (
            <span key={line} className={styles.commandLine}>
              {index > 0 && <b>&& </b>}
              {line.split(' ').map((word, at, words) => (
                <Fragment key={word}>
                  {at > 0 && ' '}
                  <Word goesOn={at === words.length - 1 && index < lines.length - 1}>{word}</Word>
                </Fragment>
              ))}
              {index < lines.length - 1 && '\n'}
            </span>
          ))}
        </code>
      </pre>
      <span role="status" className={styles.visuallyHidden}>
        {copied &&
          translate({
            id: 'home.copiedStatus',
            message: 'The command is on the clipboard.',
            description: 'Said by screen readers after the command was copied',
          })}
      </span>
    </div>
  );
}

/** An address goes on in the next line between its parts, and not at a hyphen. No line is left with the `\` alone. */
function Word({children, goesOn}: {children: string; goesOn: boolean}): ReactNode {
  const parts = partsOf(children);
  const end = goesOn && <b>{' \\'}</b>;
  if (parts.length === 1) {
    return (
      <>
        {children}
        {end}
      </>
    );
  }
  return (
    <span className={styles.word}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          <span className={styles.part}>
            {part}
            {index === parts.length - 1 && end}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
