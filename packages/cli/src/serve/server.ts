import {existsSync, readFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {cleanAddress, notFoundPage, type SiteRoots} from './address';
import {headersFor, parseHeaders} from '@lectern/publish/headers/parse';

/** Reads the `_redirects` file: `/docs/intro /docs/introduction 301`. */
function readRedirects(folder: string): Map<string, string> {
  const file = path.join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(lines.filter((line) => line.endsWith(' 301')).map((line) => line.split(' ', 2) as [string, string]));
}

interface Options extends SiteRoots {
  folder: string;
  headersFile: string;
}

/** Serves a build by the same rules as the configurations in deploy/. */
export function createSiteServer(options: Options): Server {
  const start = startOf(options);
  if (start === undefined) throw new Error(`There is no site in “${options.folder}”: run “npm run build” first.`);
  return createServer(siteHandler(options, start));
}

/** The URL at which to begin: the root, or that of the only language in the build; undefined if there is no site. */
export function startOf({folder, baseUrl, languages}: Pick<Options, 'folder' | keyof SiteRoots>): string | undefined {
  const places = ['', ...languages.map((language) => `${language}/`)];
  const place = places.find((one) => existsSync(path.join(folder, one, 'index.html')));
  if (place !== undefined) return baseUrl + place;
  // The site may lack a home page.
  return existsSync(path.join(folder, '404.html')) ? baseUrl : undefined;
}

function siteHandler({folder, headersFile, ...roots}: Options, start: string): RequestListener {
  const moved = readRedirects(folder);
  const rules = parseHeaders(existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : '');
  // `dev` reads the disk for each request, because the site may be built again meanwhile.
  const files = sirv(folder, {dev: true, etag: true, extensions: ['html'], brotli: true, gzip: true});

  const setHeaders = (response: ServerResponse, pathname: string): void => {
    // The header that hosts send if no rule matches a file.
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const [name, value] of headersFor(pathname, rules)) response.setHeader(name, value);
  };

  return (request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    setHeaders(response, pathname);

    const notFound = (): void => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      // The build of one language has no page for another.
      const page = [pathname, roots.baseUrl, start]
        .map((place) => notFoundPage(place, roots))
        .find((file) => existsSync(path.join(folder, file)));
      response.end(page && readFileSync(path.join(folder, page)));
    };

    const clean = cleanAddress(pathname, roots);
    const address = moved.get(clean) ?? clean;
    if (address !== pathname) {
      const location = query ? address.replace(/(?=#|$)/, () => `?${query}`) : address;
      response.writeHead(301, {location}).end();
    } else if (pathname === roots.baseUrl && start !== roots.baseUrl) {
      // Not permanent: the next build may have the other language.
      response.writeHead(302, {location: start}).end();
    } else if (
      !pathname.startsWith(roots.baseUrl) ||
      `${pathname}.html` === `${roots.baseUrl}${notFoundPage(pathname, roots)}`
    ) {
      notFound();
    } else {
      request.url = `/${pathname.slice(roots.baseUrl.length)}`;
      files(request, response, notFound);
    }
  };
}
