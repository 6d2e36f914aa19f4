import clsx from 'clsx';
import React, {useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  html: string;
  language: string;
  words?: {copy: string; copied: string};
}

/** A code block that was highlighted when the page was made. */
export default function Code({html, language, words}: Props): React.JSX.Element {
  const code = useRef<HTMLElement>(null);
  return (
    <div className={styles.code}>
      <pre className={clsx('prism-code', `language-${language}`, styles.pre)} tabIndex={0}>
        <code ref={code} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      {words && <CopyButton words={words} text={() => code.current?.textContent ?? ''} />}
    </div>
  );
}

function CopyButton({words, text}: {words: {copy: string; copied: string}; text: () => string}): React.JSX.Element {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), 1500);
    return () => window.clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copy)}
      onClick={() => void navigator.clipboard.writeText(text()).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </button>
  );
}
