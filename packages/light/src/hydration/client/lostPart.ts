import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {partLost} from '../loader/events';
import './lostPart.css';

/**
 * If a part of the first page can't be loaded, Docusaurus doesn't hydrate, and shows no message. The HTML of the page is
 * complete, so it stays: it can be read, its links work, and queued events go back to the browser. The alert is below it,
 * outside React.
 */
if (ExecutionEnvironment.canUseDOM) addEventListener('unhandledrejection', tell);

/** After the first navigation, failures have messages of their own. */
export function onRouteDidUpdate(): void {
  removeEventListener('unhandledrejection', tell);
  alert?.remove();
}

let alert: HTMLElement | undefined;

function tell({reason}: PromiseRejectionEvent): void {
  // A failed import names the script or the style sheet.
  const {request} = (reason ?? {}) as {request?: string};
  if (!request || alert) return;
  dispatchEvent(new Event(partLost));

  alert = document.createElement('div');
  alert.className = 'lost-part';
  alert.setAttribute('role', 'alert');
  const text = document.createElement('p');
  const retry = document.createElement('button');
  retry.className = 'button button--primary';
  retry.textContent = translate({id: 'loading.retry', message: 'Retry'});
  retry.onclick = () => void loadAgain(request, say);
  alert.append(text, retry);
  document.body.append(alert);
  say();

  function say(): void {
    text.textContent = translate({
      id: 'loading.pageFailed',
      message: 'This page has not loaded completely. You can read it, but some buttons and menus do not work.',
      description: 'Said where a script of the page did not arrive',
    });
  }
}

/**
 * React can't start a second time, so the page is reloaded, but only when the server answers: an offline browser would
 * replace it by an error page. Any answer will do. If the site was deployed meanwhile, the script no longer exists, and
 * the new page names others.
 */
async function loadAgain(address: string, onFailed: () => void): Promise<void> {
  try {
    await fetch(address, {cache: 'reload'});
  } catch {
    return onFailed();
  }
  location.reload();
}
