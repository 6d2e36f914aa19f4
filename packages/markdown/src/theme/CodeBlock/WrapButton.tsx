import {translate} from '@docusaurus/Translate';
import IconWordWrap from '@theme/Icon/WordWrap';
import React, {useEffect, useState, type RefObject} from 'react';
import styles from './styles.module.css';

/** Offered where lines are longer than the block is wide, and as long as they are wrapped. */
export default function WrapButton({block}: {block: RefObject<HTMLElement | null>}): React.JSX.Element | null {
  const [isTooLong, setTooLong] = useState(false);
  const [isWrapped, setWrapped] = useState(false);

  useEffect(() => {
    const element = block.current;
    if (!element) return undefined;
    const look = (): void => {
      setTooLong(element.scrollWidth > element.clientWidth);
    };
    // Also told when the tab around the block opens.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [block]);

  if (!isTooLong && !isWrapped) return null;

  function toggle() {
    block.current?.classList.toggle('code-wrapped', !isWrapped);
    setWrapped(!isWrapped);
  }

  const label = translate({id: 'codeBlock.wrap', message: 'Wrap long lines'});
  return (
    <button
      type="button"
      className="clean-btn"
      aria-label={label}
      title={label}
      aria-pressed={isWrapped}
      onClick={toggle}
    >
      <IconWordWrap className={styles.icon} aria-hidden="true" />
    </button>
  );
}
