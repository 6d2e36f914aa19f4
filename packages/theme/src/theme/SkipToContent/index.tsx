import {useHistory} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {useRef, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The first element that gets the focus on every page; after a navigation, the focus starts here again. */
export default function SkipToContent(): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  const label = translate({
    id: 'theme.common.skipToMainContent',
    message: 'Skip to main content',
    description:
      'The skip to content label used for accessibility, allowing to rapidly navigate to main content with keyboard tab/enter navigation',
  });

  useLocationChange(({location, previousLocation}) => {
    const isNewPage = location.pathname !== previousLocation?.pathname;
    if (isNewPage && !location.hash && action === 'PUSH') focusOnce(region.current);
  });

  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    const main = document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);
    focusOnce(main);
    main?.scrollIntoView();
  };

  return (
    <div ref={region} role="region" aria-label={label}>
      {/* Without scripts the link leads past the navbar by itself. */}
      <a className={styles.skipToContent} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        {label}
      </a>
    </div>
  );
}

/** Gives the focus to an element that normally can't have it, so that Tab continues from there. */
function focusOnce(element: HTMLElement | null): void {
  if (!element) return;
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  element.focus({preventScroll: true});
}
