import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import selector from '@generated/lectern-theme/default/newTab.json';

const rescanEvery = 1000;
/** Attribute of the links that this module has changed. */
const mark = 'data-opens-beside';

function markLinks(): void {
  // Before hydration, the page must be as rendered by the server.
  if (document.documentElement.dataset.hasHydrated !== 'true') return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) openBeside(link);
  // React may reuse a link of the previous page with another URL.
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

/** The icon of the theme for external links, with its label. */
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

/** The router ignores `target`, and would open an internal link in this tab. */
function keepFromRouter(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(selector) : null;
  if (!link) return;
  openBeside(link);
  event.stopPropagation();
}

// Parts of a page may load after the navigation, so this repeats every second while the tab is visible.
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
