import path from 'node:path';
import {parseArgs} from 'node:util';
import {site} from '../../src/config/site';
import {siteLanguages} from '../check/languages';
import {createSiteServer, startOf} from '@lectern/cli/serve/server';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    host: {type: 'string', default: 'localhost'},
    port: {type: 'string', short: 'p', default: process.env.PORT ?? '3000'},
  },
});

try {
  const options = {
    folder: values.dir,
    headersFile: path.join(values.dir, '_headers'),
    baseUrl: site.baseUrl,
    languages: siteLanguages.others,
  };
  const server = createSiteServer(options);
  server.on('error', fail);
  server.listen(Number(values.port), values.host, () => {
    console.log(`Serving “${values.dir}” at http://${values.host}:${values.port}${startOf(options)}`);
  });
} catch (error) {
  fail(error as Error);
}

function fail(error: Error & {code?: string}): void {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${values.port} is taken: choose another with “npm run serve -- --port 3001”.`
      : error.message,
  );
  process.exitCode = 1;
}
