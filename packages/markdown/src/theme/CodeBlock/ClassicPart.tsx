import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/CodeBlock';
import React, {Children, useEffect, useState, type ComponentType} from 'react';

/**
 * A block of the classic theme, whose script comes when it is shown. Until then, a page that was sent keeps what the
 * server has made (ClassicAtOnce), which React leaves alone; a page that is followed to has the plain text.
 */
export default function ClassicPart(props: Props): React.JSX.Element {
  const isBrowser = useIsBrowser();
  const [isSent] = useState(!isBrowser);
  const [Block, setBlock] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isGone = false;
    import('./Classic').then(
      ({default: Loaded}) => {
        if (!isGone) setBlock(() => Loaded as ComponentType<Props>);
      },
      // All of the code is there: only its buttons do nothing.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, []);

  if (Block) {
    return (
      <div>
        <Block {...props} />
      </div>
    );
  }
  if (isSent) return <div key="sent" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
  return (
    <div key="plain">
      <pre>
        <code>{textOf(props)}</code>
      </pre>
    </div>
  );
}

function textOf({children}: Props): string {
  const texts = Children.toArray(children).filter((child) => typeof child === 'string');
  return texts.join('').replace(/\n$/, '');
}
