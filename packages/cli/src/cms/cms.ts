/** `npm run cms`: the editor at /admin over the files of this repository, without a Git host and without signing in. */
import {parseArgs} from 'node:util';
import {site} from '../../src/config/site';
import {decapFolder} from './bundle';
import {createCmsServer} from './server';

const {values} = parseArgs({options: {port: {type: 'string', short: 'p', default: '8081'}}});

async function main(): Promise<void> {
  const server = createCmsServer({root: process.cwd(), decap: await decapFolder()});
  server.on('error', fail);
  server.listen(Number(values.port), 'localhost', () => {
    console.log(`Editor: http://localhost:${values.port}${site.baseUrl}admin`);
  });
}

function fail(error: Error & {code?: string}): void {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${values.port} is taken: choose another with “npm run cms -- --port 8082”.`
      : error.message,
  );
  process.exitCode = 1;
}

main().catch(fail);
