import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Elements that may be wider than their column and then scroll sideways. */
const selector = 'main :is(table, .katex-display, .docusaurus-mermaid-container)';

/** Makes elements focusable only while they scroll. */
function update(): void {
  for (const region of document.querySelectorAll<HTMLElement>(selector)) {
    if (region.scrollWidth > region.clientWidth) region.tabIndex = 0;
    else region.removeAttribute('tabindex');
  }
}

export function onRouteDidUpdate(): void {
  // Waits for the layout.
  requestAnimationFrame(update);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('resize', update);
}
