import logger from '@docusaurus/logger';
import {existsSync, watch} from 'node:fs';
import {inspect} from 'node:util';

interface Around {
  /** Called before a build loads content: its error replaces messages of Docusaurus. */
  check?: () => void | Promise<void>;
  /** Folders to watch for a correction: those of the content, and of what it uses. */
  folders: string[];
}

/**
 * Loads content in which authors may have made mistakes. A build then ends with the message of the check, if there is one.
 * The preview goes on: at its start it waits for a correction, later it shows the previous content.
 */
export function readable<Content>(load: () => Promise<Content>, {check, folders}: Around): () => Promise<Content> {
  let hasBegun = false;
  return async () => {
    if (process.env.NODE_ENV === 'production') {
      await check?.();
      return load();
    }
    // Other commands than `start` also load content, and must not wait.
    const waits = !hasBegun && process.argv.includes('start');
    const content = waits ? await untilMended(load, folders) : await load().catch(rethrowShort);
    hasBegun = true;
    return content;
  };
}

export async function untilMended<Content>(load: () => Promise<Content>, watched: string[]): Promise<Content> {
  for (;;) {
    // Watches first, so that a correction during loading isn't missed.
    const change = nextChange(watched);
    try {
      const content = await load();
      change.stop();
      return content;
    } catch (error) {
      logger.error(`${reasonOf(error)}\n\nThe preview begins once this is mended.`);
      await change.happened;
    }
  }
}

function nextChange(watched: string[]): {happened: Promise<void>; stop: () => void} {
  let stop = (): void => undefined;
  const happened = new Promise<void>((resolve) => {
    const watchers = watched.filter((folder) => existsSync(folder)).map((folder) => watch(folder, {recursive: true}));
    stop = () => {
      for (const watcher of watchers) watcher.close();
      resolve();
    };
    for (const watcher of watchers) watcher.on('change', stop);
  });
  return {happened, stop};
}

class ShortError extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}

/** Docusaurus prints the error, and continues. */
function rethrowShort(error: unknown): never {
  throw new ShortError(reasonOf(error));
}

/** The messages of an error and its causes, without their stack. */
function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) reasons.push(cause.message);
  return reasons.length > 0 ? reasons.join('\n') : String(error);
}
