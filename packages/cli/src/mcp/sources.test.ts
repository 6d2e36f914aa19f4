import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {folderSource} from './folderSource';
import {openSource, type Source} from './source';
import {webSource} from './webSource';

describe('a server', () => {
  let server: Server;
  let source: Source;
  let asked: string[] = [];

  const answers: Record<string, RequestListener> = {
    '/site/page.md': (_, response) => response.end('A page'),
    '/site/moved.md': (_, response) => response.writeHead(301, {location: 'page.md'}).end(),
    '/site/away.md': (_, response) => response.writeHead(302, {location: '/secret'}).end(),
    '/site/other.md': (_, response) => response.writeHead(302, {location: 'http://localhost:1/site/'}).end(),
    '/site/climbs.md': (_, response) => response.writeHead(307, {location: '..%2fsecret'}).end(),
    '/site/round.md': (_, response) => response.writeHead(308, {location: '/site/round.md'}).end(),
    '/site/large.md': (_, response) => response.end('a'.repeat(2000)),
    '/site/bomb.md': (_, response) =>
      response.writeHead(200, {'content-encoding': 'gzip'}).end(gzipSync('a'.repeat(5_000_000))),
    '/site/broken.md': (_, response) => response.writeHead(200, {'content-encoding': 'gzip'}).end('no gzip'),
    '/site/cut.md': (_, response) => {
      response.writeHead(200, {'content-length': '100'});
      response.write('A', () => response.destroy());
    },
    '/site/never.md': (_, response) => void response.write('A'),
    '/site/down.md': (_, response) => response.writeHead(503).end('down'),
    '/secret': (_, response) => response.end('secret'),
  };

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const answer = answers[request.url ?? ''];
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as AddressInfo;
    source = webSource(new URL(`http://127.0.0.1:${port}/site/`), {milliseconds: 1000, redirects: 5});
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const read = (file: string): Promise<string> => {
    asked = [];
    return source.read(new URL(file, source.base), 1000);
  };

  it('is read, over redirects within the site', async () => {
    expect(await read('page.md')).toBe('A page');
    expect(await read('moved.md')).toBe('A page');
  });

  it.each([
    ['away.md', 'is outside of'],
    ['other.md', 'is outside of'],
    ['climbs.md', 'is outside of'],
    ['round.md', 'leads to more than 5 redirects'],
    ['large.md', 'has more than 1000 bytes'],
    ['bomb.md', 'has more than 1000 bytes'],
    ['broken.md', 'cannot be fetched'],
    ['cut.md', 'cannot be fetched'],
    ['never.md', 'it takes too long'],
    ['down.md', 'answers with the status 503'],
    ['none.md', 'There is nothing at'],
    ['../secret', 'is outside of'],
  ])('%s: %s', async (file, reason) => {
    await expect(read(file)).rejects.toThrow(reason);
    expect(asked).not.toContain('/secret');
  });

  it('that is not there is named with the reason', async () => {
    const gone = webSource(new URL('http://127.0.0.1:1/'), {milliseconds: 1000, redirects: 5});
    await expect(gone.read(gone.base, 10)).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1\/ cannot be fetched: \S/);
  });
});

describe('a folder', () => {
  let folder: string;
  let source: Source;

  beforeAll(() => {
    const around = mkdtempSync(path.join(tmpdir(), 'source-'));
    folder = path.join(around, 'build');
    mkdirSync(path.join(folder, 'docs'), {recursive: true});
    writeFileSync(path.join(around, 'secret'), 'secret');
    writeFileSync(path.join(folder, 'docs/café.md'), 'A page');
    symlinkSync('docs/café.md', path.join(folder, 'within.md'));
    symlinkSync('../secret', path.join(folder, 'out.md'));
    symlinkSync('..', path.join(folder, 'up'));
    execFileSync('mkfifo', [path.join(folder, 'pipe.md')]);
    source = folderSource(folder, new URL('https://docs.example/product/'));
  });
  afterAll(() => rmSync(path.dirname(folder), {recursive: true}));

  const read = (file: string, limit = 1000): Promise<string> => source.read(new URL(file, source.base), limit);

  it('is read, over links within it', async () => {
    expect(await read('docs/caf%C3%A9.md')).toBe('A page');
    expect(await read('within.md')).toBe('A page');
  });

  it.each([
    ['out.md', 'a link out of the folder'],
    ['up/secret', 'a link out of the folder'],
    ['..%2fsecret', 'is outside of'],
    ['../secret', 'is outside of'],
    ['docs', 'There is no file'],
    ['pipe.md', 'There is no file'],
    ['none.md', 'There is no file'],
    ['caf%E9.md', 'There is no file'],
  ])('%s: %s', async (file, reason) => {
    await expect(read(file)).rejects.toThrow(reason);
  });

  it('has files of some size only', async () => {
    await expect(read('within.md', 3)).rejects.toThrow('has more than 3 bytes');
  });
});

describe('the place of a site', () => {
  const baseOf = (place: string): string => openSource(place, tmpdir()).base.href;

  it('is the URL of its home page, in any form', () => {
    expect(baseOf('https://docs.example')).toBe('https://docs.example/');
    expect(baseOf('https://docs.example/product')).toBe('https://docs.example/product/');
    expect(baseOf('https://docs.example/product/index.html?a#b')).toBe('https://docs.example/product/');
  });

  it('is refused with the reason', () => {
    expect(() => baseOf('https://someone:word@docs.example')).toThrow('leave them out');
    expect(() => baseOf('https://[')).toThrow('is not a URL');
    expect(() => baseOf('no-such-folder')).toThrow('There is no folder “no-such-folder”');
  });
});
