import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';

/** Edit links, and links into the content editor, leave the site: they open beside it. */
const selector = 'a[href*="/admin"], a.theme-edit-this-page';
const rescanEvery = 1000;
/** On the links that this module has changed. */
const mark = 'data-opens-beside';

function markLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector))
    if (!link.hasAttribute(mark)) openBeside(link);
  // React may give a link of the last page another address, or move it elsewhere.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${mark}]`))
    if (!link.matches(selector)) restore(link);
}

function openBeside(link: HTMLAnchorElement): void {
  link.setAttribute(mark, '');
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  if (!link.querySelector('use[href="#theme-svg-external-link"]')) link.append(newTabIcon());
}

function restore(link: HTMLAnchorElement): void {
  link.removeAttribute(mark);
  link.removeAttribute('target');
  link.removeAttribute('rel');
  link.querySelector('.new-tab-icon')?.remove();
}

/** The icon that the theme puts on external links, with its words. */
function newTabIcon(): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  icon.classList.add('new-tab-icon');
  icon.setAttribute('role', 'img');
  icon.setAttribute('aria-label', translate({id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)'}));
  icon.append(document.createElementNS(namespace, 'use'));
  icon.firstElementChild?.setAttribute('href', '#theme-svg-external-link');
  return icon;
}

/** The router would open a link inside the site here: it reads what the link was made with, not its target. */
function keepFromRouter(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest(`a[${mark}]`)) event.stopPropagation();
}

// Pages, and parts of them, arrive later than the route: look again every second, while the tab is seen.
let timer: ReturnType<typeof setInterval> | undefined;

function scanWhileSeen(): void {
  clearInterval(timer);
  if (document.hidden) return;
  markLinks();
  timer = setInterval(markLinks, rescanEvery);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', keepFromRouter, true);
  document.addEventListener('visibilitychange', scanWhileSeen);
  scanWhileSeen();
}

export function onRouteDidUpdate(): void {
  markLinks();
}
