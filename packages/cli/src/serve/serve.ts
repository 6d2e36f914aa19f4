import path from 'node:path';
import {parseArgs} from 'node:util';
import {readBuiltSite} from '../site/built';
import {createSiteServer, startOf} from './server';

/** `lectern serve`: serves the built site like a host. */
export async function serve(siteDir: string, words: string[]): Promise<void> {
  const {values} = parseArgs({
    args: words,
    options: {
      dir: {type: 'string', default: 'build'},
      host: {type: 'string', default: 'localhost'},
      port: {type: 'string', short: 'p', default: process.env.PORT ?? '3000'},
    },
  });
  const folder = path.resolve(siteDir, values.dir);
  const options = {...readBuiltSite(folder), headersFile: path.join(folder, '_headers')};
  const server = createSiteServer(options);
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error: Error & {code?: string}) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${values.port} is taken: name another by --port.`) : error),
    );
    server.listen(Number(values.port), values.host, resolve);
  });
  console.log(`Serving “${values.dir}” at http://${values.host}:${values.port}${startOf(options)}`);
}
