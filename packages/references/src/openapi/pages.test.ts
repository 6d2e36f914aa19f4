import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {brought} from '../root';
import {Samples} from './codeSamples';
import {withIds} from './pageList';
import {ApiPages} from './pages';
import {wordsIn} from './words';

const read = (name: string): unknown => withIds(parse(readFileSync(brought('fixtures', name), 'utf8')));

const noSamples = {route: 'api/x', sidebar: 'xSidebar', samples: new Samples([]), report: () => undefined};

function pagesOf(source: unknown, document = source, locale = 'en') {
  return new ApiPages({...noSamples, source}).in(document, wordsIn(locale), ['x.yaml']);
}

describe('pages', () => {
  const files = pagesOf(read('constructs.yaml'));

  it('have an address each, with inner capitals as well', () => {
    expect([...files.keys()].sort()).toEqual([
      'constructs-of-github-like-apis.info.mdx',
      'on-change.api.json',
      'on-change.api.mdx',
      'put-file.api.json',
      'put-file.api.mdx',
      'schemas/bush.schema.json',
      'schemas/bush.schema.mdx',
      'schemas/thing.schema.json',
      'schemas/thing.schema.mdx',
      'schemas/tree.schema.json',
      'schemas/tree.schema.mdx',
      'send-form.api.json',
      'send-form.api.mdx',
      'sidebar.json',
      'take-in.api.json',
      'take-in.api.mdx',
      'things-drop.api.json',
      'things-drop.api.mdx',
      'things-get-one.api.json',
      'things-get-one.api.mdx',
      'things.tag.mdx',
      'unsaid.api.json',
      'unsaid.api.mdx',
      'walk.api.json',
      'walk.api.mdx',
    ]);
  });

  it('have the path alone beside their method, where they have no other title', () => {
    const document = withIds({openapi: '3.1.0', info: {title: 'A'}, paths: {'/a': {get: {}, head: {summary: 'Ask'}}}});
    const page = pagesOf(document).get('get-a.api.mdx');
    expect(page).toContain('title: "GET /a"\nsidebar_label: "/a"\npagination_label: "GET /a"\n');
    expect(pagesOf(document).get('ask.api.mdx')).not.toContain('sidebar_label');
  });

  it('are tiny, and change with what they show', () => {
    const page = files.get('things-drop.api.mdx');
    expect(page).toMatch(
      /^---\nid: things-drop\ntitle: "Drop a Thing"\ndescription: "Takes a thing away[^"]+"\n.*<ApiPage hash="[\w-]{12}" \/>\n$/s,
    );
    expect(page).toContain('sidebar_class_name: "delete api-method menu__list-item--deprecated"');
    const source = structuredClone(read('constructs.yaml')) as {
      paths: Record<string, {delete?: {description: string}}>;
    };
    source.paths['/things/{owner}/{thingId}']!.delete!.description += ' Really.';
    const changed = pagesOf(source);
    const same = [...files].filter(([name, text]) => changed.get(name) === text).map(([name]) => name);
    expect([...files.keys()].filter((name) => !same.includes(name))).toEqual([
      'things-drop.api.json',
      'things-drop.api.mdx',
      'things.tag.mdx',
    ]);
  });

  it('leave the samples of other kinds of a body to a file, for the readers who choose one', () => {
    const api = {...noSamples, samples: new Samples([{language: 'curl', label: 'cURL', highlight: 'bash'}])};
    const made = new ApiPages({...api, source: read('constructs.yaml')}).in(read('constructs.yaml'), wordsIn('en'), []);
    expect(made.get('take-in.api.mdx')).toContain(" samples={() => import('./take-in.samples.json')} />");
    const samples = JSON.parse(made.get('take-in.samples.json')!) as Record<string, string[]>;
    expect(Object.keys(samples)).toEqual(['body-meow', 'body-woof', 'body-meow example-1']);
    expect(samples['body-woof']![0]).toContain('tricks');
    expect(made.get('take-in.api.json')).not.toContain('samplesOfChoices');
  });

  it('say in other languages what the description says, in the same words, and are made once', () => {
    const source = read('constructs.yaml');
    const api = {source, route: 'api/x', sidebar: 'xSidebar', samples: new Samples([]), report: () => undefined};
    const pages = new ApiPages(api);
    const [english, french] = [pages.in(source, wordsIn('en'), []), pages.in(source, wordsIn('fr'), [])];
    expect(french.get('things-get-one.api.json')).toBe(english.get('things-get-one.api.json'));
    expect(french.get('constructs-of-github-like-apis.info.mdx')).toContain(
      '## Authentification {/* #authentication */}',
    );
  });

  it('list the operations by tag on the page of the API, before the first heading of its description', () => {
    const info = files.get('constructs-of-github-like-apis.info.mdx')!;
    expect(info).toContain(`## Operations {/* #operations */}

### things {/* #operations-1 */}

| Request | Operation |
| --- | --- |
`);
    expect(info).toContain(
      '| <code className="delete">DELETE</code>&nbsp;`/things/{owner}/{thingId}` | [Drop a Thing](./things-drop.api.mdx) (deprecated) |',
    );
    expect(info).toContain('| Webhook | [');
    expect(info.indexOf('## Operations')).toBeLessThan(info.indexOf(String.raw`## With \{braces\}`));
    const french = pagesOf(read('constructs.yaml'), undefined, 'fr').get('constructs-of-github-like-apis.info.mdx');
    expect(french).toContain('| Requête | Opération |');
  });

  it('list the operations of a tag with what they do, then its schemas', () => {
    const tag = files.get('things.tag.mdx')!;
    expect(tag).toContain(
      '| <code className="delete">DELETE</code>&nbsp;`/things/{owner}/{thingId}` | [Drop a Thing](./things-drop.api.mdx) (deprecated)<br />Takes a thing away',
    );
    expect(tag).toContain('## Schemas {/* #schemas */}\n\n- [Thing](./schemas/thing.schema.mdx)\n');
    const french = pagesOf(read('constructs.yaml'), undefined, 'fr').get('things.tag.mdx')!;
    expect(french).toMatch(/\(obsolète\)[^]*## Schémas/);
  });

  it('show what operations do as plain text, whatever Markdown would make of it', () => {
    const description = 'Moves :owner to $a or $b,\n~~now~~ or later.';
    const one = withIds({
      openapi: '3.1.0',
      info: {title: 'One'},
      tags: [{name: 'a'}],
      paths: {'/a': {get: {tags: ['a'], operationId: 'move', summary: 'Move', description}}},
    });
    expect(pagesOf(one).get('a.tag.mdx')).toContain(
      String.raw`| [Move](./move.api.mdx)<br />Moves \:owner to \$a or \$b, \~\~now\~\~ or later. |`,
    );
  });

  it('list the tags where operations are too many for a page', () => {
    const paths = Object.fromEntries(
      Array.from({length: 61}, (_, index) => [`/a/${index}`, {get: {tags: ['a_b'], operationId: `a${index}`}}]),
    );
    const many = withIds({openapi: '3.1.0', info: {title: 'Many'}, tags: [{name: 'a_b'}], paths});
    expect(pagesOf(many).get('many.info.mdx')).toContain(
      String.raw`## Operations {/* #operations */}` + '\n\n' + String.raw`- [a\_b](./a-b.tag.mdx)` + '\n',
    );
  });

  it('have nothing in them that MDX takes for code', () => {
    const info = files.get('constructs-of-github-like-apis.info.mdx')!;
    expect(info).toContain(
      'description: "All that a description can hold, in one file. Read https://example.com/about first."',
    );
    expect(info).toContain(
      '<div dangerouslySetInnerHTML={{__html: "<p>All that a description can hold, in one file. Read <a href=',
    );
    expect(info).toContain(String.raw`## With \{braces\}`);
    expect(info).toContain('<b>HTML</b> in it, and <code>{code}</code>.');
    expect(info).toContain(String.raw`Change \{all\} things`);
  });

  it('have ids and anchors of the first language', () => {
    const source = withIds({
      openapi: '3.1.0',
      info: {title: 'Shop', description: 'About.\n\n## How to\n\nIt works.'},
      tags: [{name: 'a', description: 'A.'}],
      paths: {'/a': {get: {tags: ['a'], operationId: 'getA', summary: 'Get "A"', description: 'x'}}},
    });
    const german = structuredClone(source) as {info: object; paths: Record<string, {get: {summary: string}}>};
    german.info = {title: 'Laden', description: 'Über.\n\n## Wie es geht\n\nEs geht.'};
    german.paths['/a']!.get.summary = 'A "holen"';
    const pages = pagesOf(source, german, 'de');
    expect(pages.get('shop.info.mdx')).toContain('title: "Laden"');
    expect(pages.get('shop.info.mdx')).toContain('## Wie es geht {/* #how-to */}');
    expect(pages.get('get-a.api.mdx')).toContain(String.raw`title: "A \"holen\""`);
  });
});

it('gives pages of one name an address each', () => {
  const operation = (operationId: string, tag: string) => ({get: {operationId, tags: [tag], summary: operationId}});
  const source = withIds({
    openapi: '3.1.0',
    info: {title: 'Orders'},
    tags: [{name: 'orders'}, {name: 'Orders'}],
    paths: {'/a': operation('orders', 'orders'), '/b': operation('other', 'Orders')},
    components: {
      schemas: {Order: {type: 'object', 'x-tags': ['orders']}, order: {type: 'object', 'x-tags': ['orders']}},
    },
  });
  const files = pagesOf(source);
  expect([...files.keys()].filter((name) => name.endsWith('.mdx')).sort()).toEqual([
    'orders-2.tag.mdx',
    'orders-3.tag.mdx',
    'orders-4.api.mdx',
    'orders.info.mdx',
    'other.api.mdx',
    'schemas/order-2.schema.mdx',
    'schemas/order.schema.mdx',
  ]);
  expect(files.get('orders-2.tag.mdx')).toMatch(/^---\nid: orders-2\ntitle: "orders"\n/);
  const [info, ...groups] = JSON.parse(files.get('sidebar.json')!) as {id?: string; link?: {id: string}}[];
  expect([info?.id, ...groups.map(({link}) => link?.id)]).toEqual(['api/x/orders', 'api/x/orders-2', 'api/x/orders-3']);
});

it('takes no sentence for the name of an event, as others may have the same', () => {
  const webhook = (id: string) => ({post: {operationId: id, summary: 'There is activity with a rule.'}});
  const files = pagesOf(
    withIds({
      openapi: '3.1.0',
      info: {title: 'A'},
      webhooks: {'rule-made': webhook('made'), 'rule-gone': webhook('gone')},
    }),
  );
  expect(files.get('made.api.mdx')).toContain('\ntitle: "rule-made"\ndescription: "There is activity with a rule."');
  expect(files.get('gone.api.mdx')).toContain('\ntitle: "rule-gone"\n');
});

it('takes a sentence for one whatever follows its full stop, and keeps it as the description', () => {
  const webhook = (summary: string, description?: string) => ({post: {summary, description}});
  const teams = 'There is activity with a team. For more, see "[About teams](https://example.com/teams)."';
  const files = pagesOf(
    withIds({
      openapi: '3.1.0',
      info: {title: 'A'},
      webhooks: {
        'team-made': webhook(teams, 'Somebody made a team.'),
        'team-gone': webhook('See [teams](https://example.com/teams)'),
        'team-kept': webhook('A team. It stays'),
        'team-moved': webhook('It moved.', 'It moved. Where to is in its body.'),
        'team-renamed': webhook('A team has another name'),
      },
    }),
  );
  const pages = [...files].filter(([name]) => name.endsWith('.api.mdx')).map(([, text]) => text);
  expect(pages.map((text) => /\ntitle: "(.*)"\n/.exec(text)?.[1])).toEqual([
    'team-made',
    'team-gone',
    'team-kept',
    'team-moved',
    'A team has another name',
  ]);
  const models = [...files].filter(([name]) => name.endsWith('.api.json')).map(([, text]) => text);
  expect(models.map((text) => (JSON.parse(text) as {description?: string}).description)).toEqual([
    expect.stringMatching(/^<p>There is activity.*<p>Somebody made a team/s),
    '<p>See <a href="https://example.com/teams">teams</a></p>',
    '<p>A team. It stays</p>',
    '<p>It moved. Where to is in its body.</p>',
    undefined,
  ]);
});

it('takes no description for a title', () => {
  const summary = `This event occurs when [a rule](https://example.com) changes. ${'And so on. '.repeat(12)}`;
  const files = pagesOf(
    withIds({
      openapi: '3.1.0',
      info: {title: 'A'},
      webhooks: {'rule-changed': {post: {operationId: 'rule/changed', summary}}},
    }),
  );
  expect(files.get('rule-changed.api.mdx')).toMatch(
    /\ntitle: "rule-changed"\ndescription: "This event occurs when a rule changes/,
  );
  expect(files.get('rule-changed.api.json')).toContain('"description":"<p>This event occurs when <a href');
});

describe('the sidebar', () => {
  const sidebarOf = (source: unknown) => JSON.parse(pagesOf(source).get('sidebar.json')!) as object[];

  it('groups pages by tag, schemas first, and has a group for the others', () => {
    expect(sidebarOf(read('constructs.yaml'))).toEqual([
      {type: 'doc', id: 'api/x/constructs-of-github-like-apis'},
      {
        type: 'category',
        label: 'things',
        link: {type: 'doc', id: 'api/x/things'},
        items: [
          {type: 'doc', id: 'api/x/schemas/thing', className: 'schema'},
          {type: 'doc', id: 'api/x/things-get-one', className: 'api-method get'},
          {type: 'doc', id: 'api/x/things-drop', className: 'menu__list-item--deprecated api-method delete'},
        ],
      },
      {
        type: 'category',
        label: 'Other operations',
        items: [
          {type: 'doc', id: 'api/x/put-file', className: 'api-method put'},
          {type: 'doc', id: 'api/x/send-form', className: 'api-method post'},
          {type: 'doc', id: 'api/x/unsaid', className: 'api-method get'},
          {type: 'doc', id: 'api/x/take-in', className: 'api-method post'},
          {type: 'doc', id: 'api/x/walk', className: 'api-method get'},
        ],
      },
      {
        type: 'category',
        label: 'Webhooks',
        items: [{type: 'doc', id: 'api/x/on-change', className: 'api-method event'}],
      },
    ]);
  });

  it('has no groups where nothing has a tag, and closes them where there are many operations', () => {
    expect(sidebarOf(read('constructs-3.0.yaml'))).toHaveLength(2);
    const many = Object.fromEntries(
      Array.from({length: 80}, (_, at) => [`/a${at}`, {get: {operationId: `get${at}`, tags: ['a']}}]),
    );
    const [, group] = sidebarOf(withIds({openapi: '3.1.0', info: {title: 'Many'}, paths: many}));
    expect(group).toMatchObject({label: 'a', collapsed: true});
    const deep = Object.fromEntries(
      Array.from({length: 80}, (_, at) => [`/shops/{id}/${at < 40 ? 'open-orders' : 'pets'}/${at}`, many[`/a${at}`]]),
    );
    const [, parted] = sidebarOf(withIds({openapi: '3.1.0', info: {title: 'Deep'}, paths: deep}));
    expect(parted).toMatchObject({items: [{label: 'Open orders', items: {length: 40}}, {label: 'Pets'}]});
  });

  it('tells groups of one name apart, as Docusaurus asks where a site has several languages', () => {
    const paths = Object.fromEntries(
      ['a', 'b', 'pets'].flatMap((tag) =>
        Array.from({length: 70}, (_, at) => [
          `/${tag}/${at < 35 ? 'pets' : 'toys'}/${at}`,
          {get: {operationId: `get-${tag}${at}`, tags: [tag]}},
        ]),
      ),
    );
    const tags = [
      {name: 'a', 'x-displayName': 'Same'},
      {name: 'b', 'x-displayName': 'Same'},
    ];
    interface Category {
      label?: string;
      key?: string;
      items?: Category[];
    }
    const keysIn = ({label, key = label, items}: Category): string[] =>
      items ? [...(key ? [key] : []), ...items.flatMap(keysIn)] : [];
    const keys = keysIn({items: sidebarOf(withIds({openapi: '3.1.0', info: {title: 'Same'}, tags, paths}))});
    expect(keys).toHaveLength(9);
    expect(new Set(keys).size).toBe(9);
  });
});

it('gives a schema a page that has no room on another', () => {
  const wide = (of: object) => ({
    type: 'object',
    properties: Object.fromEntries(Array.from({length: 290}, (_, at) => [`f${at}`, of])),
  });
  const source = withIds({
    openapi: '3.1.0',
    info: {title: 'Big'},
    paths: {
      '/a': {get: {operationId: 'a', responses: {'200': {content: {j: {schema: {$ref: '#/components/schemas/Big'}}}}}}},
    },
    components: {schemas: {Big: wide({$ref: '#/components/schemas/FullThing'}), FullThing: wide({type: 'string'})}},
  });
  const files = pagesOf(source);
  expect(files.get('a.api.json')).toContain('"page":"schemas/full-thing"');
  expect(files.get('schemas/full-thing.schema.mdx')).toContain('displayed_sidebar: xSidebar');
});
