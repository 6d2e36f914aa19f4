import {parseArgs} from 'node:util';
import type * as stdio from '@modelcontextprotocol/sdk/server/stdio.js';
import {docsSite} from './docsSite';
import type * as serverModule from './server';
import {openSource} from './source';

/** `lectern mcp https://docs.example.com/`: tools for assistants that read this site, over standard input and output. */
export async function mcp(siteDir: string, words: string[]): Promise<void> {
  const {positionals} = parseArgs({args: words, allowPositionals: true});
  const [place = 'build', ...more] = positionals;
  if (more.length > 0)
    throw new Error(`“lectern mcp” takes one URL or one folder of a build, not “${more[0]}” besides.`);
  const source = openSource(place, siteDir);
  const {createServer, StdioServerTransport} = await loadServer();
  const site = docsSite(source);
  const server = createServer(site, source.base.href);
  server.server.onclose = site.end;
  await server.connect(new StdioServerTransport());
}

/** The packages that only this command needs are installed by those who use it. */
async function loadServer(): Promise<typeof serverModule & typeof stdio> {
  try {
    return {...(await import('./server')), ...(await import('@modelcontextprotocol/sdk/server/stdio.js'))};
  } catch (error) {
    if (
      (error as {code?: string}).code !== 'ERR_MODULE_NOT_FOUND' &&
      (error as {code?: string}).code !== 'MODULE_NOT_FOUND'
    )
      throw error;
    throw new Error('“lectern mcp” needs two more packages: npm install --save-dev @modelcontextprotocol/sdk zod', {
      cause: error,
    });
  }
}
