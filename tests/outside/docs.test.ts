/** Docs and blog, packed, in place of those of the classic template, in two languages. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {classicSite, type ClassicSite} from './classicSite';

const config = 'docusaurus.config.ts';
let site: ClassicSite;
let output: string;

const html = (page: string): string => readFileSync(path.join(site.folder, 'build', page, 'index.html'), 'utf8');

/** The lists at the foot of a doc: their headings, and the addresses they lead to. */
function listsOf(page: string): Record<string, string[]> {
  const $ = load(html(page));
  return Object.fromEntries(
    $('nav[aria-labelledby]')
      .toArray()
      .map((list) => [
        $(list).find('h2').text(),
        $(list)
          .find('a')
          .toArray()
          .map((link) => $(link).attr('href')!),
      ]),
  );
}

function write(file: string, text: string): void {
  const place = path.join(site.folder, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

const sidebars = `export default {
  help: [
    {type: 'category', label: 'Help', link: {type: 'generated-index', slug: '/', title: 'All help'}, items: ['fourth']},
    {type: 'category', label: 'More', link: {type: 'doc', id: 'first'}, items: ['second']},
  ],
  plain: ['third'],
};
`;

beforeAll(async () => {
  site = await classicSite('docs');
  const text = readFileSync(path.join(site.folder, config), 'utf8');
  const [docs = '', blog = ''] = ['docs', 'blog'].map(
    (name) => new RegExp(`\\n {8}${name}: ({[^]*?\\n {8}}),`).exec(text)?.[1] ?? '',
  );
  site.replace(config, docs, 'false');
  site.replace(config, blog, 'false');
  site.replace(
    config,
    '  themeConfig: {',
    `  plugins: [
    ['@lectern/docs', {backlinks: ['notes/**'], ...${docs}}],
    ['@lectern/docs', {
      id: 'help',
      path: 'help',
      routeBasePath: 'help',
      sidebarPath: './help.ts',
      docCategoryGeneratedIndexComponent: '@theme/CategoryIndex',
      related: false,
    }],
    ['@lectern/docs/blog', ${blog}],
  ],
  themeConfig: {`,
  );
  site.replace(config, "locales: ['en']", "locales: ['en', 'fr']");
  write('help.ts', sidebars);
  for (const folder of ['docs', 'help']) write(`${folder}/tags.yml`, 'x:\ny:\n');
  write('docs/notes/one.md', '---\ntags: [x, y]\n---\n\n# One\n\nThe first of all.\n');
  write('docs/notes/two.md', '---\ntags: [y]\n---\n\n# Two\n\nFar from [one](./one.md).\n');
  write('docs/notes/three.md', '---\ntags: [x]\n---\n\n# Three\n\nLike [one](/docs/notes/one).\n');
  write('docs/other.md', '---\ntags: [x, y]\n---\n\n# Other\n\nNot in the notes.\n');
  write('docs/zero.md', '---\ntags: [y]\n---\n\n# Zero\n\nSee [other](./other.md).\n');
  write('help/first.md', "# First\n\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n");
  write('help/second.md', '---\ndescription: About the second.\ntags: [x]\n---\n\n# Second\n');
  write('help/third.md', '---\ndescription: About the third.\ntags: [x]\n---\n\n# Third\n');
  write('help/fourth.md', '# Fourth\n');
  const built = await site.docusaurus('build');
  output = built.output;
  expect(built.code, output).toBe(0);
});
afterAll(() => site?.remove());

it('builds without a warning', () => {
  expect(output).not.toMatch(/warn/i);
});

it('shows related pages at the foot of docs, and of those that want them what links there', () => {
  expect(listsOf('docs/notes/one')).toEqual({
    'Related pages': ['/docs/other', '/docs/notes/two', '/docs/zero'],
    'Pages that link here': ['/docs/notes/three', '/docs/notes/two'],
  });
  expect(Object.keys(listsOf('docs/other'))).toEqual(['Related pages']);
  expect(listsOf('docs/intro')).toEqual({});
  expect(listsOf('help/second')).toEqual({});
});

it('shows all sections on the front, and descriptions on cards, of whichever plugin they are', () => {
  const $ = load(html('help'));
  expect($('h1').text()).toBe('All help');
  expect($('section h2').text()).toBe('MoreThird');
  expect($('section > p').text()).toBe('About the third.');
  expect($('main header a').attr('href')).toBe('/help/tags');
  expect(load(html('help/first'))('article a p').text()).toContain('About the second.');
  expect(load(html('docs/category/tutorial---basics'))('article a p').text()).toContain(
    'Docusaurus is a static-site-generator',
  );
});

it('speaks French on French pages, and so do its feeds', () => {
  expect(Object.keys(listsOf('fr/docs/notes/one'))).toEqual(['Pages apparentées', 'Pages qui renvoient ici']);
  const $ = load(html('fr/docs/intro'));
  expect($('link[type="application/atom+xml"]').attr('title')).toBe('My Site\u202F: flux Atom');
});

it('stops at an option that it does not know, and says which it knows', async () => {
  site.replace(config, 'backlinks:', 'backlink:');
  const {code, output: said} = await site.docusaurus('build');
  expect(code).not.toBe(0);
  expect(said).toContain('@lectern/docs: there is no option “backlink”. Did you mean “backlinks”?');
});
