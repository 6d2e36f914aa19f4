import Link from '@docusaurus/Link';
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './styles.module.css';

interface Props {
  id: string;
  definition: string;
  /** The address of the glossary. */
  page: string;
  /** Which definition of the page it is: in the margin, it stands below the one before. */
  note?: string;
  children: ReactNode;
}

/**
 * A word of the glossary: a link to its entry, and the definition for whoever points at it, reaches it by keyboard or
 * taps it once. Put into pages by glossary/glossaryTerms.ts. The definition stays until it is left or dismissed with
 * Escape, and the pointer may move onto it (WCAG 1.4.13).
 */
export default function Term({id, definition, page, note, children}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const firstTap = useRef(false);
  const tooltipId = useId();

  // Who has pointed at it before it was hydrated does not enter it again.
  useEffect(() => {
    const isFirst = document.documentElement.dataset.hasHydrated !== 'true';
    if (isFirst && wrapper.current?.matches(':hover, :focus-within')) setOpen(true);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const events = new AbortController();
    const {signal} = events;
    document.addEventListener('keydown', ({key}) => key === 'Escape' && setOpen(false), {signal});
    document.addEventListener(
      'pointerdown',
      ({target}) => !wrapper.current?.contains(target as Node) && setOpen(false),
      {signal},
    );
    return () => events.abort();
  }, [isOpen]);

  function openFirst(event: MouseEvent): void {
    if (!firstTap.current) return;
    firstTap.current = false;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <span
      ref={wrapper}
      className="glossary-term"
      style={note ? namesOf(Number(note)) : undefined}
      data-definition={definition}
      onPointerEnter={({pointerType}) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({pointerType}) => pointerType === 'mouse' && setOpen(false)}
      onPointerDown={({pointerType}) => (firstTap.current = pointerType === 'touch' && !isOpen)}
    >
      <Link
        to={`${page}#term-${id}`}
        className={styles.term}
        aria-describedby={isOpen ? tooltipId : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={openFirst}
      >
        {children}
      </Link>
      {isOpen && <Tooltip id={tooltipId} wrapper={wrapper} text={definition} />}
    </span>
  );
}

/** With these names, styles of a site can set the definition in the margin. */
const namesOf = (note: number): CSSProperties =>
  ({
    '--mark': `--term-${note}`,
    '--note': `--definition-${note}`,
    '--before': `--definition-${note - 1}`,
  }) as CSSProperties;

function Tooltip({id, wrapper, text}: {id: string; wrapper: {current: HTMLElement | null}; text: string}): ReactNode {
  const tooltip = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<CSSProperties>({visibility: 'hidden'});

  useLayoutEffect(() => {
    const update = (): void => {
      const word = wrapper.current?.querySelector('a')?.getClientRects()[0];
      const box = tooltip.current?.getBoundingClientRect();
      if (word && box) setPlace(beside(word, box));
    };
    update();
    const events = new AbortController();
    // Whatever scrolls: the page, or a table within it.
    window.addEventListener('scroll', update, {capture: true, passive: true, signal: events.signal});
    window.addEventListener('resize', update, {signal: events.signal});
    return () => events.abort();
  }, [wrapper]);

  return (
    <span ref={tooltip} id={id} role="tooltip" className={styles.tooltip} style={place}>
      {text}
    </span>
  );
}

/** Below the word, above it where there is no room, and never beyond the window. The edges touch: no gap to fall into. */
function beside(word: DOMRect, box: DOMRect): CSSProperties {
  const margin = 8;
  const left = Math.max(margin, Math.min(word.left, document.documentElement.clientWidth - box.width - margin));
  const fitsBelow = word.bottom + box.height <= window.innerHeight || word.top < box.height;
  return {left, top: fitsBelow ? word.bottom : word.top - box.height};
}
