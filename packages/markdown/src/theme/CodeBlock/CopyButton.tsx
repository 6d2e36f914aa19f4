import {translate} from '@docusaurus/Translate';
import {textOfCode} from '@lectern/kit/textOfCode';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import React, {useEffect, useState, type RefObject} from 'react';
import styles from './styles.module.css';

export default function CopyButton({block}: {block: RefObject<HTMLElement | null>}): React.JSX.Element {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), 1500);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    if (!block.current) return;
    await navigator.clipboard.writeText(textOfCode(block.current));
    setCopied(true);
  }

  const label = translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'});
  const Icon = isCopied ? IconSuccess : IconCopy;
  return (
    <button type="button" className="clean-btn" aria-label={label} title={label} onClick={() => void copy()}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span role="status" className={styles.status}>
        {isCopied && translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}
      </span>
    </button>
  );
}
