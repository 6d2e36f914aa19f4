import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import {partLost} from '../loader/events';
import './lostPart.css';

/**
 * Docusaurus hydrates nothing, and says nothing, where a part of the first page does not arrive. The page as sent is
 * whole, so it stays: it can be read, its links lead on, and what the reader has used goes back to the browser. The
 * alert stands below it, outside of what React makes.
 */
if (ExecutionEnvironment.canUseDOM) addEventListener('unhandledrejection', tell);

/** From then on, whatever fails has a message of its own. */
export function onRouteDidUpdate(): void {
  removeEventListener('unhandledrejection', tell);
  alert?.remove();
}

let alert: HTMLElement | undefined;

function tell({reason}: PromiseRejectionEvent): void {
  // Of a failed import: the script or the sheet that it wanted.
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
 * React cannot begin a second time, so the page is loaded anew, and only when the server answers: a browser that is
 * offline would put an error of its own in its place. Any answer will do. Where the site was deployed meanwhile, the
 * script is gone for good, and the new page names others.
 */
async function loadAgain(address: string, onFailed: () => void): Promise<void> {
  try {
    await fetch(address, {cache: 'reload'});
  } catch {
    return onFailed();
  }
  location.reload();
}
