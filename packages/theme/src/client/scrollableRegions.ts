import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** What may be wider than its column and then scrolls sideways. */
const selector = 'main :is(table, .katex-display, .docusaurus-mermaid-container)';

/** The keyboard reaches what scrolls, and does not stop at what does not. */
function update(): void {
  for (const region of document.querySelectorAll<HTMLElement>(selector)) {
    if (region.scrollWidth > region.clientWidth) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  }
}

export function onRouteDidUpdate(): void {
  // Once the page has its layout.
  requestAnimationFrame(update);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('resize', update);
}
