import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import React, {useId, useRef, type CSSProperties} from 'react';
import CopyButton from './CopyButton';
import WrapButton from './WrapButton';
import ofBare from './bare.module.css';
import styles from './styles.module.css';

/** What was made of a block in Markdown. */
export interface Props {
  html: string;
  className?: string;
  /** Of its language, as readers know it. */
  name?: string;
  title?: string;
  /** Number of the first line, and how many digits the last one has. */
  start?: string;
  digits?: string;
  focus?: string;
  /** A drawing or table made of letters: on a phone it scrolls, where other code is wrapped. */
  aligned?: string;
  /** Without a row above the code: buttons appear over it, as in the classic theme. */
  bare?: string;
}

/** Code with its colours from the start: it needs no script but for its buttons. */
export default function Highlighted({
  html,
  className,
  name,
  title,
  start,
  digits,
  focus,
  aligned,
  bare,
}: Props): React.JSX.Element {
  const block = useRef<HTMLPreElement>(null);
  const titleId = useId();
  const isLine = !title && !html.trimEnd().includes('\n');
  const numbers = {'--code-start': Number(start) - 1, '--code-digits': digits} as CSSProperties;
  return (
    <div className={clsx('theme-code-block', styles.block, isLine && styles.line, bare && ofBare.block, className)}>
      {title && (
        <div id={titleId} className={styles.title}>
          {title}
        </div>
      )}
      <div className={clsx(styles.buttons, bare && ofBare.buttons)} data-language={name}>
        <WrapButton block={block} />
        <CopyButton block={block} />
      </div>
      {/* It can be scrolled, so it can be focused and has a name. */}
      <pre
        ref={block}
        role="group"
        tabIndex={0}
        className={clsx('prism-code', focus && 'code-with-focus', aligned && 'code-aligned')}
        {...(title ? {'aria-labelledby': titleId} : {'aria-label': codeLabel(name)})}
      >
        <code
          className={start === undefined ? undefined : 'code-numbered'}
          style={start === undefined ? undefined : numbers}
          dangerouslySetInnerHTML={{__html: html}}
        />
      </pre>
    </div>
  );
}

function codeLabel(language: string | undefined): string {
  if (language === undefined) {
    return translate({
      id: 'codeBlock.label',
      message: 'Code',
      description: 'The name of a code block without a title',
    });
  }
  return translate(
    {
      id: 'codeBlock.labelWithLanguage',
      message: '{language} code',
      description: 'The name of a code block without a title, in a language such as TypeScript',
    },
    {language},
  );
}
