import {type ClientConfig, type Engine, type Result, SearchDataError, type SearchOptions} from '../shared/types';
import {createEngine} from './engine';

/** What does the work: in a worker where there are any, else beside the page. */
export interface Backend {
  load(): Promise<void>;
  search(text: string, options: SearchOptions): Promise<Result>;
  end(): void;
}

/** Longer than any reader waits: what has not come by then is not coming. */
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
 * The addresses name a build, and what they answer is kept for ever. Where another build answers, as in the minutes
 * of a deployment, both files are asked for once more, past all caches; then any two of one build will do.
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
