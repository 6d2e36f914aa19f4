import {translate} from '@docusaurus/Translate';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import clsx from 'clsx';
import React, {lazy, Suspense, useId, useRef, type ComponentType, type CSSProperties} from 'react';
import CopyButton from './CopyButton';
import WrapButton from './WrapButton';
import styles from './styles.module.css';

/** What src/remark/rehypeCode.ts made of a block. */
interface Highlighted {
  html: string;
  className?: string;
  title?: string;
  /** Number of the first line, and how many digits the last one has. */
  start?: string;
  digits?: string;
  focus?: string;
}

/** Blocks that a component makes, rather than Markdown, are highlighted in the browser. */
const InBrowser = lazy<ComponentType<ThemeProps>>(() => import('./InBrowser'));

export default function CodeBlock(props: Highlighted | ThemeProps): React.JSX.Element {
  if ('html' in props) return <FromBuild {...props} />;
  return (
    <Suspense fallback={<pre className={props.className}>{props.children}</pre>}>
      <InBrowser {...props} />
    </Suspense>
  );
}

function FromBuild({html, className, title, start, digits, focus}: Highlighted): React.JSX.Element {
  const block = useRef<HTMLPreElement>(null);
  const titleId = useId();
  const numbers = {'--code-start': Number(start) - 1, '--code-digits': digits} as CSSProperties;
  return (
    <div className={clsx('theme-code-block', styles.block, className)}>
      {title && (
        <div id={titleId} className={styles.title}>
          {title}
        </div>
      )}
      <div className={styles.content}>
        {/* It can be scrolled, so it can be focused and has a name. */}
        <pre
          ref={block}
          role="group"
          tabIndex={0}
          className={clsx('prism-code', focus && 'code-with-focus')}
          {...(title ? {'aria-labelledby': titleId} : {'aria-label': codeLabel()})}
        >
          <code
            className={start === undefined ? undefined : 'code-numbered'}
            style={start === undefined ? undefined : numbers}
            dangerouslySetInnerHTML={{__html: html}}
          />
        </pre>
        <div className={styles.buttons}>
          <WrapButton block={block} />
          <CopyButton block={block} />
        </div>
      </div>
    </div>
  );
}

function codeLabel(): string {
  return translate({
    id: 'codeBlock.label',
    message: 'Code',
    description: 'The name of a code block without a title',
  });
}
