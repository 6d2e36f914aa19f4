/** Where visited pages are kept for use without a network, so is the search: what it loads comes through the worker. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadIndex} from '../components/searchIndex';

async function keepSearch(): Promise<void> {
  const [, , indexUrl] = document.documentElement.dataset.searchFiles?.split(' ') ?? [];
  if (indexUrl && (await caches.match(indexUrl))) return;
  await Promise.all([loadIndex(), import('../components/highlight/highlighter')]);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('lectern:offline', () => {
    keepSearch().catch((error: unknown) => console.warn('The search is not kept for use without a network.', error));
  });
}
