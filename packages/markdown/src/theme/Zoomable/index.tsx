import Translate, {translate} from '@docusaurus/Translate';
import {type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What is enlarged, in words: “Figure 1”. */
  label: string;
  /** For tables: offered only where the table is wider than the page. */
  whenWide?: boolean;
  children: ReactNode;
}

/** Shows its content in the whole window on demand. Without JavaScript the content is on the page all the same. */
export default function Zoomable({label, whenWide = false, children}: Props): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isTooWide = useIsTooWide(content, whenWide);

  function openByImage({target}: MouseEvent): void {
    if (!(target instanceof HTMLImageElement) || target.closest('a')) return;
    // The dialog gives the focus back to what has it now.
    button.current?.focus({preventScroll: true});
    setOpen(true);
  }

  return (
    <>
      {/* The mouse's short cut; the button is there for everybody. */}
      <div ref={content} className={styles.zoomable} onClick={openByImage}>
        {children}
        {(!whenWide || isTooWide) && (
          <button
            ref={button}
            type="button"
            className={styles.enlarge}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            aria-label={translate(
              {
                id: 'zoom.enlarge',
                message: 'Enlarge: {label}',
                description: 'Button that shows a figure in the whole window',
              },
              {label},
            )}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M9.5 2H14v4.5M14 2 9 7M6.5 14H2V9.5M2 14l5-5" />
            </svg>
          </button>
        )}
      </div>
      {isOpen && (
        <Dialog label={label} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}

/** The element closes on Escape, keeps the focus inside and gives it back: the browser's work. */
function Dialog({label, onClose, children}: {label: string; onClose: () => void; children: ReactNode}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The window is wider than the column: a larger file may be the right one.
    dialog.current?.querySelectorAll('source').forEach((source) => (source.sizes = '100vw'));
  }, []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose}>
      <button type="button" className={styles.close} onClick={close}>
        <Translate id="zoom.close" description="Button that closes an enlarged figure">
          Close
        </Translate>
      </button>
      {/* Beside the picture is where the mouse closes; the button is there for everybody. */}
      <div className={styles.enlarged} onClick={({target, currentTarget}) => target === currentTarget && close()}>
        {children}
      </div>
    </dialog>
  );
}

function useIsTooWide(content: {current: HTMLElement | null}, isAsked: boolean): boolean {
  const [isTooWide, setTooWide] = useState(false);
  useEffect(() => {
    const table = isAsked ? content.current?.querySelector('table') : null;
    if (!table) return;
    const observer = new ResizeObserver(() => setTooWide(table.scrollWidth > table.clientWidth));
    observer.observe(table);
    return () => observer.disconnect();
  }, [content, isAsked]);
  return isTooWide;
}
