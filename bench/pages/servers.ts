import {readFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {createSiteServer} from '@lectern/cli/serve/server';
import {i18n} from '../../src/config/i18n';

/** A site as it is built, compressed as hosts send it. */
export function serveSite(folder = 'build'): Server {
  const languages = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  return createSiteServer({folder, headersFile: path.join(folder, '_headers'), baseUrl: '/', languages});
}

/** The site much as `HYDRATION=stock` builds it: the template of its pages, and when the second sheet comes. */
export function serveStock(): Server {
  return servePages((html) =>
    html
      .replace(' media="not all" disabled>', '>')
      .replace(/<script data-scripts="([^"]*)">.*?<\/script>/s, (_, addresses: string) =>
        addresses
          .split(' ')
          .map((address) => `<script src="${address}" defer></script>`)
          .join(''),
      ),
  );
}

/** The text of each page and a few rules of style: what no site of the same content can fall below. */
export function serveBare(): Server {
  return servePages(bareHtml);
}

const style =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.65 system-ui,sans-serif}' +
  'pre{overflow:auto;padding:1rem;background:#f4f4f4}table{display:block;overflow:auto}';
const kept = new Set(['href', 'id', 'lang', 'colspan', 'rowspan']);

export function bareHtml(html: string): string {
  const page = load(html);
  const main = page('main').first();
  main.find('script,style,svg,img,picture,button,input,label,dialog').remove();
  main.find('*').each((_, element) => {
    if (!('attribs' in element)) return;
    for (const name of Object.keys(element.attribs)) if (!kept.has(name)) page(element).removeAttr(name);
  });
  main.find('span,div:empty').each((_, element) => void page(element).replaceWith(page(element).contents()));
  const language = page('html').attr('lang');
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${page('title').text()}</title><style>${style}</style><main>${main.html()}</main></html>`
  );
}

/** Pages are changed on their way, all else comes from the build. */
function servePages(change: (html: string) => string): Server {
  const site = serveSite();
  const bodies = new Map<string, Buffer>();
  const answer: RequestListener = (request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    try {
      const body = bodies.get(pathname) ?? brotliCompressSync(change(readPage(pathname)));
      bodies.set(pathname, body);
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br'});
      response.end(body);
    } catch {
      site.emit('request', request, response);
    }
  };
  return createServer(answer);
}

const readPage = (pathname: string): string =>
  readFileSync(
    path.join('build', pathname === '/' ? 'index.html' : pathname === '/fr' ? 'fr/index.html' : `${pathname}.html`),
    'utf8',
  );
