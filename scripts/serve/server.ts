import {existsSync, readFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {cleanAddress, notFoundPage, type SiteRoots} from './address';
import {headersFor, parseHeaders} from './headers';

/** Reads the `_redirects` format of the same hosts: `/docs/intro /docs/introduction 301`. */
function readRedirects(folder: string): Map<string, string> {
  const file = path.join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => line.split(' ').slice(0, 2) as [string, string]));
}

interface Options extends SiteRoots {
  folder: string;
  headersFile: string;
}

/** Serves a finished build by the same rules as the configurations in deploy/. */
export function createSiteServer(options: Options): Server {
  if (!existsSync(path.join(options.folder, 'index.html'))) {
    throw new Error(`There is no site in “${options.folder}”: run “npm run build” first.`);
  }
  return createServer(siteHandler(options));
}

function siteHandler({folder, headersFile, ...roots}: Options): RequestListener {
  const moved = readRedirects(folder);
  const rules = parseHeaders(readFileSync(headersFile, 'utf8'));
  // `dev` looks at the disk for each request: the site may be built again while it is served.
  const files = sirv(folder, {dev: true, etag: true, extensions: ['html'], brotli: true, gzip: true});

  const setHeaders = (response: ServerResponse, pathname: string): void => {
    // What hosts send with a file that no rule is for.
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const [name, value] of headersFor(pathname, rules)) response.setHeader(name, value);
  };

  return (request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    setHeaders(response, pathname);

    const notFound = (): void => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      // A build of one language has no page for another.
      const page = [notFoundPage(pathname, roots), '404.html'].find((file) => existsSync(path.join(folder, file)));
      response.end(page && readFileSync(path.join(folder, page)));
    };

    const clean = cleanAddress(pathname, roots);
    const address = moved.get(clean) ?? clean;
    if (address !== pathname) {
      const location = query ? address.replace(/(?=#|$)/, () => `?${query}`) : address;
      response.writeHead(301, {location}).end();
    } else if (!pathname.startsWith(roots.baseUrl) || pathname.endsWith('/404')) {
      notFound();
    } else {
      request.url = `/${pathname.slice(roots.baseUrl.length)}`;
      files(request, response, notFound);
    }
  };
}
