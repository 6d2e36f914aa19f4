import {NotThere, type Source} from './source';
import {urlWithin} from './within';

const limits = {milliseconds: 20_000, redirects: 5};

/** Reads a site from its server. */
export function webSource(base: URL, {milliseconds, redirects} = limits): Source {
  return {
    base,
    async read(start, limit) {
      const signal = AbortSignal.timeout(milliseconds);
      let url = urlWithin(start.href, base);
      for (let followed = 0; followed <= redirects; followed++) {
        const response = await ask(url, signal);
        const next = response.headers.get('location');
        if (response.status < 300 || response.status >= 400 || next === null) return textOf(response, url, limit);
        await response.body?.cancel();
        url = urlWithin(next, base, url);
      }
      throw new Error(`${start.href} leads to more than ${redirects} redirects.`);
    },
  };
}

async function ask(url: URL, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, {redirect: 'manual', signal});
  } catch (error) {
    throw unreachable(url, error);
  }
}

async function textOf(response: Response, url: URL, limit: number): Promise<string> {
  const {status, body} = response;
  if (!response.ok) await body?.cancel();
  if (status === 404 || status === 410) throw new NotThere(`There is nothing at ${url.href}.`);
  if (!response.ok) throw new Error(`${url.href} answers with the status ${status}.`);

  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  try {
    // Bytes are counted after decompression: a small file may become a large one.
    for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > limit) break;
      text += decoder.decode(chunk, {stream: true});
    }
  } catch (error) {
    throw unreachable(url, error);
  }
  if (size > limit) throw new Error(`${url.href} has more than ${limit} bytes, which is too much.`);
  return text + decoder.decode();
}

function unreachable(url: URL, error: unknown): Error {
  const {message, name, cause} = error as Error & {cause?: Error};
  const reason = name === 'TimeoutError' ? 'it takes too long' : (cause?.message ?? message);
  return new Error(`${url.href} cannot be fetched: ${reason}.`, {cause: error});
}
