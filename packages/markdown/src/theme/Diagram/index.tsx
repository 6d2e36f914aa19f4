import Translate from '@docusaurus/Translate';
import Loading from '@theme/Loading';
import Mermaid from '@theme/Mermaid';
import Zoomable from '@theme/Zoomable';
import clsx from 'clsx';
import {type CSSProperties, type ReactNode, useEffect, useRef, useState} from 'react';
import Loadable from 'react-loadable';
import styles from './styles.module.css';

/** With Mermaid's code, which the theme asks for only once: where it does not arrive, Retry would be in vain. */
const Drawing = Loadable({
  async loader() {
    await import('mermaid');
    return Mermaid;
  },
  // It comes soon, into a place of its size.
  loading: (state) => (state.error ? <Loading {...state} /> : null),
});

interface Props {
  source: string;
  title: string;
  description: string;
  /** What the drawing needs where it is 720 px wide, roughly: a little more rather than less. */
  height: string;
  /** It goes down, and is so narrow that it needs this height on a phone, too. */
  tall?: boolean;
}

/**
 * A diagram that is drawn when it comes near the screen; only then is Mermaid's code loaded. Its description and its
 * source stand in the HTML: for search, for readers without JavaScript, and for whoever prefers to read.
 */
export default function Diagram({source, title, description, height, tall}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <div ref={place} className={styles.diagram} style={{'--height': height} as CSSProperties} data-needs-scripts="seen">
      <Zoomable label={title}>
        {/* Where it scrolls, keys do that, too. */}
        <div className={clsx(styles.drawing, tall && styles.tall)} data-title={title} tabIndex={isNear ? 0 : undefined}>
          {isNear && <Drawing value={source} />}
        </div>
      </Zoomable>
      <details className={styles.text}>
        <summary>
          <Translate id="diagram.text" description="Opens the description and the source of a diagram">
            Diagram as text
          </Translate>
        </summary>
        <p>{description}</p>
        <pre tabIndex={0}>
          <code className="language-mermaid">{source}</code>
        </pre>
      </details>
    </div>
  );
}

function useIsNear(place: {current: Element | null}): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const draw = (): void => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) draw();
      },
      {rootMargin: '100% 0px'},
    );
    observer.observe(place.current);
    // What has not been near is printed nevertheless.
    window.addEventListener('beforeprint', draw);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, [place]);
  return isNear;
}
