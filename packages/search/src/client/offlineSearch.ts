/** If visited pages are cached for use without a network, so is the search: its files are fetched through the worker. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadIndex} from '../components/searchIndex';

async function keepSearch(): Promise<void> {
  const files = document.documentElement.dataset.searchFiles?.split(' ') ?? [];
  const missing = async (): Promise<string[]> => {
    const kept = await Promise.all(files.map((file) => caches.match(file)));
    return files.filter((_, at) => !kept[at]);
  };
  if (files.length > 0 && (await missing()).length === 0) return;
  await Promise.all([loadIndex(), import('../components/highlight/highlighter')]);
  // Files of a search before the worker started have bypassed it. An answer that nobody reads would keep the worker
  // busy, and it could not give way to that of the next version.
  await Promise.all((await missing()).map(async (file) => (await fetch(file)).blob()));
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('lectern:offline', () => {
    keepSearch().catch((error: unknown) => console.warn('The search is not kept for use without a network.', error));
  });
}
