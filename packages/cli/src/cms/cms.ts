import {parseArgs} from 'node:util';
import {readSite} from '../settings/readSite';
import {decapFolder} from './bundle';
import {baseUrlOf} from './config';
import {createCmsServer} from './server';

/** `lectern cms`: serves the editor at /admin for the files on this machine, without a Git host or sign-in. */
export async function cms(siteDir: string, words: string[]): Promise<void> {
  const {values} = parseArgs({args: words, options: {port: {type: 'string', short: 'p', default: '8081'}}});
  const site = await readSite(siteDir);
  const server = await createCmsServer(site, await decapFolder(siteDir));
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error: Error & {code?: string}) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${values.port} is taken: name another by --port.`) : error),
    );
    server.listen(Number(values.port), 'localhost', resolve);
  });
  console.log(`Editor: http://localhost:${values.port}${baseUrlOf(site)}admin`);
}
