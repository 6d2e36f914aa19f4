import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {stringify} from 'yaml';
import type {Site} from '../settings/site';
import {baseUrlOf, cmsConfig, localBackend, staticFolder} from './config';
import {adminPage, adminPolicy} from './page';
import {contentOf} from './content';
import {localRepository, Refused} from './repository';

/** Serves the editor at /admin, with Decap CMS from a folder, and the API with which it reads and writes local files. */
export async function createCmsServer(site: Site, decap: string): Promise<Server> {
  const baseUrl = baseUrlOf(site);
  const backend = localBackend(site);
  const answer = localRepository(site.dir, await contentOf(site));
  const page = adminPage(site);
  const files = sirv(decap, {dev: true});
  const pictures = sirv(path.join(site.dir, staticFolder(site)), {dev: true});

  return createServer((request, response) => {
    const address = (request.url ?? '/').replace(/\?.*$/, '');
    if (!isOwn(request)) return send(response, 403, 'This server answers its own pages only.');
    if (request.method === 'POST' && address === backend.proxy_url) return void reply(request, response);
    if (address === '/') return void response.writeHead(302, {location: `${baseUrl}admin`}).end();
    if (address === `${baseUrl}admin`) {
      response.setHeader('content-security-policy', adminPolicy([]));
      return send(response, 200, page, 'text/html; charset=utf-8');
    }
    if (address === `${baseUrl}admin/config.yml`) {
      return send(response, 200, stringify(cmsConfig(site, backend)), 'text/yaml; charset=utf-8');
    }
    const isDecap = address.startsWith(`${baseUrl}admin/`);
    request.url = `/${address.slice((isDecap ? `${baseUrl}admin/` : baseUrl).length)}`;
    return (isDecap ? files : pictures)(request, response, () => send(response, 404, 'There is no such file.'));
  });

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const {action, params = {}} = JSON.parse(await bodyOf(request)) as {action: string; params?: object};
      send(response, 200, JSON.stringify(await answer(action, params)), 'application/json');
    } catch (error) {
      const status = error instanceof Refused ? 422 : 500;
      send(response, status, JSON.stringify({error: (error as Error).message}), 'application/json');
    }
  }
}

/** Rejects requests of other sites, which the author may have open in another tab. */
function isOwn({headers}: IncomingMessage): boolean {
  const isHere = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(headers.host ?? '');
  return isHere && (headers.origin === undefined || headers.origin === `http://${headers.host}`);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, {'content-type': type}).end(text);
}
