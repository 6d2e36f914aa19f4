/** Starts the service worker, tells it which files to cache, and makes sure that a tab shows one version of the site. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** Another version has taken over: what this tab loads from now on may belong to it. */
let isOutdated = false;
/** Another version is ready to take over, for which Chromium can take minutes. */
let isReplaced = (): boolean => false;
/** This tab has asked for its page anew, and waits for it. */
let isReloading = false;

async function start(): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="site-version"]');
  if (!meta || !('serviceWorker' in navigator)) return;
  const {serviceWorker} = navigator;
  const {content: version, dataset} = meta;
  const isOfThisVersion = (): boolean => Boolean(serviceWorker.controller?.scriptURL.endsWith(version));
  serviceWorker.addEventListener('controllerchange', () => {
    isOutdated = !isOfThisVersion();
    // Chromium can leave a tab waiting forever if the worker that it asked for a page ends at that moment.
    if (isOutdated && isReloading) window.location.reload();
  });
  const registration = await serviceWorker.register(`${dataset.worker}?v=${version}`);
  isReplaced = () => registration.waiting?.scriptURL.endsWith(version) === false;
  const {installing, waiting} = registration;
  if (!isOfThisVersion()) {
    const change = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, {once: true}));
    await askToTakeOver(installing ?? waiting, change);
    keepPage(loadedAssets());
  }
  // Other plugins can now fetch what they want cached, through the worker.
  window.dispatchEvent(new Event('lectern:offline'));
}

/**
 * A new worker takes over automatically, but Chromium lets it wait for minutes if the previous one is busy at that moment:
 * so it is asked until it does.
 */
async function askToTakeOver(worker: ServiceWorker | null, change: Promise<unknown>): Promise<void> {
  const timer = setInterval(() => {
    if (worker?.state === 'installed') worker.postMessage('take over');
  }, 500);
  await change;
  clearInterval(timer);
}

function keepPage(assets: string[] = []): void {
  navigator.serviceWorker?.controller?.postMessage({page: window.location.origin + window.location.pathname, assets});
}

/** Files that loaded before the worker started, and so bypassed it. */
function loadedAssets(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(window.location.origin));
}

if (ExecutionEnvironment.canUseDOM) {
  start().catch((error: unknown) => console.warn('The site is not kept for use without a network.', error));
}

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    const isElsewhere = previousLocation && location.pathname !== previousLocation.pathname;
    if (!isElsewhere || !(isOutdated || isReplaced())) return;
    isReloading = true;
    window.location.reload();
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname) keepPage();
  },
};

export const onRouteUpdate: ClientModule['onRouteUpdate'] = clientModule.onRouteUpdate;
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = clientModule.onRouteDidUpdate;
