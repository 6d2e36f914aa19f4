import {type ClientConfig, type Engine, type Result, SearchDataError, type SearchOptions} from '../shared/types';
import {createEngine} from './engine';

/** Runs the search: in a worker if possible, otherwise in the page. */
export interface Backend {
  load(): Promise<void>;
  search(text: string, options: SearchOptions): Promise<Result>;
  end(): void;
}

/** Milliseconds: a reply that takes longer won't come. */
const patience = 60_000;

export function createBackend(config: ClientConfig): Backend {
  let engine: Promise<Engine> | undefined;
  let failed = false;
  return {
    async load() {
      engine ??= loadEngine(config, failed).catch((error: unknown) => {
        engine = undefined;
        failed = true;
        throw error;
      });
      await engine;
    },
    async search(text, options) {
      await this.load();
      return (await (engine as Promise<Engine>)).search(text, options);
    },
    end: () => undefined,
  };
}

/**
 * The URLs contain the hash of a build, and replies are cached forever. If another build replies, as in the minutes
 * of a deployment, both files are requested once more without caches; then any two of the same build will do.
 */
async function loadEngine(config: ClientConfig, pastCaches: boolean): Promise<Engine> {
  if (!pastCaches) {
    try {
      const engine = await fetchEngine(config, (url) => fetchText(url));
      if (config.hash === null || engine.hash === config.hash) return engine;
    } catch (error) {
      if (!(error instanceof SearchDataError && error.code === 'version')) throw error;
    }
  }
  const again = Date.now().toString(36);
  return fetchEngine(config, (url) => fetchText(`${url}${url.includes('?') ? '&' : '?'}again=${again}`, 'reload'));
}

async function fetchEngine(config: ClientConfig, get: (url: string) => Promise<string>): Promise<Engine> {
  const [docs, index] = await Promise.all([get(config.docsUrl), get(config.indexUrl)]);
  return createEngine(docs, index, config.language, config.versions);
}

async function fetchText(url: string, cache?: RequestCache): Promise<string> {
  try {
    const response = await fetch(url, {cache, signal: AbortSignal.timeout(patience)});
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return await response.text();
  } catch (cause) {
    throw new SearchDataError('network', `${url} could not be fetched`, {cause});
  }
}
