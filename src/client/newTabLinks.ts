import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Edit links, and links into the content editor, leave the site: they open beside it. */
const selector = 'a[href*="/admin"], a.theme-edit-this-page';
const rescanEvery = 1000;

function openInNewTab(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    if (link.target === '_blank') continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
}

// Pages, and parts of them, arrive later than the route: look again every second, while the tab is seen.
if (ExecutionEnvironment.canUseDOM) {
  setInterval(() => {
    if (!document.hidden) openInNewTab();
  }, rescanEvery);
}

export function onRouteDidUpdate(): void {
  openInNewTab();
}
