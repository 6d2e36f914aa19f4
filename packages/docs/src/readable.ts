import logger from '@docusaurus/logger';
import {existsSync, watch} from 'node:fs';
import {inspect} from 'node:util';

interface Around {
  /** Called before a build loads: what it throws stands for what Docusaurus would say. */
  check?: () => void | Promise<void>;
  /** Where a mend can come from: folders with the content, and with what it uses. */
  folders: string[];
}

/**
 * Loads content that authors may have made unreadable. A build then ends with the words of the check, if there is one.
 * The preview does not end: at its start it waits for the mend, later it shows what it had.
 */
export function readable<Content>(load: () => Promise<Content>, {check, folders}: Around): () => Promise<Content> {
  let hasBegun = false;
  return async () => {
    if (process.env.NODE_ENV === 'production') {
      await check?.();
      return load();
    }
    // Other commands than `start` load content as well, and are not to wait.
    const waits = !hasBegun && process.argv.includes('start');
    const content = waits ? await untilMended(load, folders) : await load().catch(rethrowShort);
    hasBegun = true;
    return content;
  };
}

export async function untilMended<Content>(load: () => Promise<Content>, watched: string[]): Promise<Content> {
  for (;;) {
    // Watching begins first: what is mended while the rest is read counts, too.
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

/** Docusaurus prints what is thrown here, and goes on. */
function rethrowShort(error: unknown): never {
  throw new ShortError(reasonOf(error));
}

/** The messages of an error and of its causes, without where in Docusaurus they come from. */
function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) reasons.push(cause.message);
  return reasons.length > 0 ? reasons.join('\n') : String(error);
}
