/** The command, asked by the official client over standard input and output. */
import {cpSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {baseUrl, publishedSite} from '../../../../tests/support/publishedSite';

const command = path.resolve('packages/cli/bin/lectern.cjs');

interface Answer {
  isError?: boolean;
  text: string;
}

interface Assistant {
  client: Client;
  call: (name: string, given?: object) => Promise<Answer>;
}

async function assistantOf(place: string): Promise<Assistant> {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StdioClientTransport({command: process.execPath, args: [command, 'mcp', place]}));
  return {
    client,
    async call(name, given = {}) {
      const {isError, content} = await client.callTool({name, arguments: {...given}});
      return {...(isError === true && {isError}), text: (content as {text: string}[])[0]!.text};
    },
  };
}

/** Serves the folder below the base path, and says what was asked for. */
async function serve(folder: string): Promise<{server: Server; url: string; asked: string[]}> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    try {
      response.end(readFileSync(path.join(folder, pathname.slice(baseUrl.length))));
    } catch {
      // As hosts of applications do for all that they do not have.
      response.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><title>Acme</title>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${baseUrl}`};
}

let folder: string;
beforeAll(async () => {
  folder = await publishedSite();
});
afterAll(() => rmSync(folder, {recursive: true}));

describe.each(['the folder of a build', 'a server'])('from %s', (kind) => {
  let assistant: Assistant;
  let base = `https://docs.example${baseUrl}`;
  let server: Server | undefined;
  let asked: string[] = [];

  beforeAll(async () => {
    let place = folder;
    if (kind === 'a server') {
      ({server, url: base, asked} = await serve(folder));
      place = base;
    }
    assistant = await assistantOf(place);
  });
  afterAll(async () => {
    await assistant.client.close();
    server?.close();
    expect(asked.filter((pathname) => !pathname.startsWith(baseUrl))).toEqual([]);
  });

  it('an assistant is told of three tools', async () => {
    const {tools} = await assistant.client.listTools();
    expect(tools.map(({name, annotations}) => [name, annotations?.readOnlyHint])).toEqual([
      ['list_pages', true],
      ['search', true],
      ['read_page', true],
    ]);
    expect(assistant.client.getInstructions()).toContain(base);
  });

  it('lists pages of a language and version', async () => {
    expect(await assistant.call('list_pages')).toEqual({
      text: `Languages: en, fr
Versions, the latest first: 2.0, 1.0
Pages 1 to 2 of 2

- Acme: ${base}
  A lamp.
- Guides > Install: ${base}docs/install
  Turn the crank until the lamp is lit.`,
    });
    const {text} = await assistant.call('list_pages', {language: 'fr', version: '1.0', below: '/docs'});
    expect(text).toContain(`Pages 1 to 1 of 1\n\n- Guides > Installer: ${base}fr/docs/1.0/install\n  1.0: Tournez`);
  });

  it('searches by the rules of a language, in a version', async () => {
    const english = await assistant.call('search', {query: 'turning cranks'});
    expect(english.text).toContain(`## Guides > Install\n${base}docs/install\nTurn the crank until the lamp is lit.`);
    expect(english.text).not.toContain('/1.0/');
    const french = await assistant.call('search', {query: 'manivelles', language: 'fr', version: '1.0'});
    expect(french.text).toContain(`${base}fr/docs/1.0/install\n1.0: Tournez la manivelle`);
    expect(french.text).not.toContain('fr/docs/install');
    const section = await assistant.call('search', {query: 'crankSpeed', limit: 1});
    expect(section.text).toContain(`- crankSpeed: ${base}docs/install#crank-speed`);
    expect(await assistant.call('search', {query: 'xylophone'})).toEqual({text: 'No page has these words.'});
  });

  it.each([
    ['docs/install', {}, 'docs/install', 'Turn the crank'],
    ['/docs/install.html#crank-speed', {}, 'docs/install', 'Turn the crank'],
    [`${baseUrl}docs/install.md`, {}, 'docs/install', 'Turn the crank'],
    [`https://docs.example${baseUrl}fr/docs/install`, {}, 'fr/docs/install', 'Tournez la manivelle'],
    ['fr/', {}, 'fr/', '# Acme'],
    ['docs/install', {language: 'fr'}, 'fr/docs/install', 'Tournez la manivelle'],
    ['docs/install', {version: '1.0'}, 'docs/1.0/install', '1.0: Turn'],
    ['fr/docs/1.0/install', {language: 'en'}, 'docs/1.0/install', '1.0: Turn'],
    ['fr/docs/1.0/install', {language: 'en', version: '2.0'}, 'docs/install', '\nTurn'],
  ])('reads %s, with %o', async (page, choice, place, words) => {
    const {text} = await assistant.call('read_page', {page, ...choice});
    expect(text).toMatch(new RegExp(`^${base}${place}\n\n---\n`));
    expect(text).toContain(words);
  });

  it.each([
    ['read_page', {page: 'docs/none'}, `There is no page with Markdown at ${'%'}docs/none`],
    ['read_page', {page: '../other'}, 'is outside of'],
    ['read_page', {page: 'https://other.example/product/docs/install'}, 'is outside of'],
    ['read_page', {page: `${baseUrl}..%2f..%2fetc/passwd`}, 'is outside of'],
    ['read_page', {page: 'docs/install', language: 'de'}, 'There is no language “de”. There are en, fr.'],
    ['read_page', {page: 'docs/install', version: '3.0'}, 'There is no version “3.0”.'],
    ['search', {query: 'crank', version: '2'}, 'There is no version “2”.'],
    ['search', {query: ''}, 'Invalid arguments'],
    ['search', {query: 'a', limit: 1000}, 'Invalid arguments'],
    ['list_pages', {offset: -1}, 'Invalid arguments'],
  ])('%s with %o is an error that says why', async (name, given, reason) => {
    const {isError, text} = await assistant.call(name, given);
    expect(isError).toBe(true);
    expect(text).toContain(reason.replace('%', base));
  });
});

describe('of a site that is broken or hostile, an assistant is told what is wrong', () => {
  let copy: string;
  let served: Awaited<ReturnType<typeof serve>>;
  let assistant: Assistant;

  async function siteWith(files: Record<string, string | undefined>): Promise<void> {
    copy = `${folder}-copy`;
    cpSync(folder, copy, {recursive: true});
    for (const [file, text] of Object.entries(files)) {
      if (text === undefined) rmSync(path.join(copy, file));
      else writeFileSync(path.join(copy, file), text);
    }
    served = await serve(copy);
    assistant = await assistantOf(served.url);
  }

  const original = (file: string): Record<string, unknown> =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>;

  afterEach(async () => {
    await assistant.client.close();
    served.server.close();
    rmSync(copy, {recursive: true});
  });

  it('no list of pages, and it works as soon as there is one', async () => {
    await siteWith({'llms.txt': undefined});
    expect(await assistant.call('list_pages')).toEqual({
      isError: true,
      text: expect.stringContaining('There is no list of pages at') as string,
    });
    cpSync(path.join(folder, 'llms.txt'), path.join(copy, 'llms.txt'));
    expect((await assistant.call('list_pages')).text).toContain('Pages 1 to 2 of 2');
  });

  it('links to elsewhere are left out, and never followed', async () => {
    const docs = original('search-docs.json');
    await siteWith({
      'llms.txt':
        '# Acme\n\n- [A](https://other.example/a.md): a\n- [Français](https://other.example/fr/llms.txt): fr\n' +
        '- [1.0](/other/llms.txt)\n- [2.0](../llms.txt)\n- [B](/product/..%2fb.md)\n- [C](/product/c.md): c\n',
      'search-docs.json': JSON.stringify({...docs, base: 'https://other.example/'}),
    });
    expect((await assistant.call('list_pages')).text).toContain('Pages 0 to 0 of 0');
    expect((await assistant.call('search', {query: 'crank'})).text).not.toContain('other.example');
    expect((await assistant.call('read_page', {page: 'docs/install', language: 'fr'})).isError).toBe(true);
    expect(served.asked.filter((pathname) => !pathname.startsWith(baseUrl))).toEqual([]);
  });

  it.each([
    ['cut off', '{"format":1,"ha', 'is no JSON'],
    ['of another format', '{"format":99}', 'has format 99'],
    ['of numbers in place of texts', '{"format":1,"hash":"a1b2","words":1}', 'cannot be read'],
    ['too large', ' '.repeat(33 * 2 ** 20), 'has more than'],
  ])('an index that is %s', async (_, index, reason) => {
    await siteWith({'search-index.json': index});
    const {isError, text} = await assistant.call('search', {query: 'crank'});
    expect(isError).toBe(true);
    expect(text).toContain(reason);
    expect((await assistant.call('read_page', {page: 'docs/install'})).text).toContain('Turn the crank');
  });

  it('without an index, search says so, and pages are those of the list', async () => {
    await siteWith({'search-docs.json': '<!doctype html>', 'search-index.json': '<!doctype html>'});
    expect((await assistant.call('search', {query: 'crank'})).text).toContain('search-docs.json is no JSON');
    expect((await assistant.call('list_pages')).text).toContain('Docs > Install');
  });
});
