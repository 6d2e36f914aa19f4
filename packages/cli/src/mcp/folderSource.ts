import {constants} from 'node:fs';
import {open, realpath} from 'node:fs/promises';
import path from 'node:path';
import {NotThere, type Source} from './source';
import {OutsideSite, urlWithin} from './within';

/** Reads a site from the folder of its build. */
export function folderSource(folder: string, base: URL): Source {
  return {
    base,
    async read(address, limit) {
      const url = urlWithin(address.href, base);
      const file = await fileIn(folder, url, base);
      // Opening a pipe would wait forever, and a symbolic link created after the check would be followed.
      const {O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0} = constants;
      const opened = await open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
      try {
        const stats = await opened.stat();
        if (!stats.isFile()) throw new NotThere(`There is no file for ${url.href}.`);
        if (stats.size > limit) throw new Error(`${url.href} has more than ${limit} bytes, which is too much.`);
        const {bytesRead, buffer} = await opened.read(Buffer.alloc(stats.size), 0, stats.size, 0);
        return buffer.toString('utf8', 0, bytesRead);
      } finally {
        await opened.close();
      }
    },
  };
}

/** The resolved path of a file: symbolic links must stay in the folder. */
async function fileIn(folder: string, url: URL, base: URL): Promise<string> {
  const root = await realpath(folder);
  try {
    const file = await realpath(path.join(root, decodeURIComponent(url.pathname.slice(base.pathname.length))));
    if (!file.startsWith(root + path.sep)) {
      throw new OutsideSite(`${url.href} is a link out of the folder of the build, where nothing is read.`);
    }
    return file;
  } catch (error) {
    if (error instanceof OutsideSite) throw error;
    throw new NotThere(`There is no file for ${url.href}.`, {cause: error});
  }
}
