import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {type ReactNode, useEffect, useRef, useState} from 'react';

/** The definition of a type, in which names of types are links: framed as code blocks are, with a button that copies it. */
export default function GraphQlSdl({title, children}: {title: string; children: ReactNode}): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), 1500);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(code.current!.textContent);
    setCopied(true);
  }

  const label = translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'});
  const Icon = isCopied ? IconSuccess : IconCopy;
  return (
    <div className="theme-code-block language-graphql graphql-sdl">
      <div>{title}</div>
      <button type="button" className="clean-btn" aria-label={label} title={label} onClick={() => void copy()}>
        <Icon aria-hidden="true" />
        <span role="status">{isCopied && translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}</span>
      </button>
      {/* It can be scrolled, so it can be focused and has a name. */}
      <pre ref={code} role="group" tabIndex={0} aria-label={title}>
        {children}
      </pre>
    </div>
  );
}
