import {translate} from '@docusaurus/Translate';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import clsx from 'clsx';
import React, {useEffect, useId, useRef, useState, type CSSProperties} from 'react';
import CopyButton from './CopyButton';
import WrapButton from './WrapButton';
import styles from './styles.module.css';

/** What `rehypeCode` of @lectern/markdown made of a block. */
interface Highlighted {
  html: string;
  className?: string;
  /** Of its language, as readers know it. */
  name?: string;
  title?: string;
  /** Number of the first line, and how many digits the last one has. */
  start?: string;
  digits?: string;
  focus?: string;
}

export default function CodeBlock(props: Highlighted | ThemeProps): React.JSX.Element {
  return 'html' in props ? <Block {...props} /> : <InBrowser {...props} />;
}

/** What a component makes, rather than Markdown, gets its colours in the browser: it is plain and whole before. */
function InBrowser({children, className, language, title}: ThemeProps): React.JSX.Element {
  const code = React.Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('')
    .replace(/\n$/, '');
  const grammar = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text';
  const [coloured, setColoured] = useState<{code: string; html: string}>();
  useEffect(() => {
    let isGone = false;
    void import('./highlight').then(({highlight}) => {
      if (!isGone) setColoured({code, html: highlight(code, grammar)});
    });
    return () => {
      isGone = true;
    };
  }, [code, grammar]);

  const html = coloured?.code === code ? coloured.html : code.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return (
    <Block
      html={html}
      className={clsx(`language-${grammar}`, className)}
      {...(grammar !== 'text' && {name: grammar})}
      {...(typeof title === 'string' && {title})}
    />
  );
}

function Block({html, className, name, title, start, digits, focus}: Highlighted): React.JSX.Element {
  const block = useRef<HTMLPreElement>(null);
  const titleId = useId();
  const numbers = {'--code-start': Number(start) - 1, '--code-digits': digits} as CSSProperties;
  return (
    <div className={clsx('theme-code-block', styles.block, className)} data-language={name}>
      {title && (
        <div id={titleId} className={styles.title}>
          {title}
        </div>
      )}
      <div className={styles.buttons}>
        <WrapButton block={block} />
        <CopyButton block={block} />
      </div>
      {/* It can be scrolled, so it can be focused and has a name. */}
      <pre
        ref={block}
        role="group"
        tabIndex={0}
        className={clsx('prism-code', focus && 'code-with-focus')}
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
