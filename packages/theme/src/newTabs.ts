/**
 * Before hydration, when client/newTabs.ts marks links, this sets `target` on matching links when the pointer or the focus
 * reaches them: before they are used, and before their pages are prefetched.
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
