/**
 * Until a page is hydrated, and client/newTabs.ts marks its links, those that match learn that they open in a new tab
 * when they are pointed at: before they are used, and before their pages are fetched ahead.
 */
export function openInNewTabs(selector: string): void {
  for (const type of ['pointerover', 'focusin', 'click']) {
    addEventListener(
      type,
      ({target}) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
        if (link) Object.assign(link, {target: '_blank', rel: 'noopener noreferrer'});
      },
      true,
    );
  }
}
