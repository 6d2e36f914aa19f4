import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import selector from '@generated/lectern-theme/default/newTab.json';

const rescanEvery = 1000;
/** On the links that this module has changed. */
const mark = 'data-opens-beside';

function markLinks(): void {
  // Until then the page must be as the server made it.
  if (document.documentElement.dataset.hasHydrated !== 'true') return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) openBeside(link);
  // React may give a link of the last page another address.
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${mark}]`)) {
    if (!link.matches(selector)) restore(link);
  }
}

function openBeside(link: HTMLAnchorElement): void {
  if (link.hasAttribute(mark)) return;
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
function newTabIcon(): HTMLElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const sprite = document.createElementNS(namespace, 'use');
  sprite.setAttribute('href', '#theme-svg-external-link');
  const picture = document.createElementNS(namespace, 'svg');
  picture.setAttribute('role', 'img');
  picture.setAttribute(
    'aria-label',
    translate({id: 'theme.IconExternalLink.ariaLabel', message: '(opens in new tab)'}),
  );
  picture.append(sprite);
  const icon = document.createElement('span');
  icon.className = 'new-tab-icon';
  icon.append(' ', picture);
  return icon;
}

/** The router would open a link inside the site here: it reads what the link was made with, not its target. */
function keepFromRouter(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;
  if (!link) return;
  openBeside(link);
  event.stopPropagation();
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
