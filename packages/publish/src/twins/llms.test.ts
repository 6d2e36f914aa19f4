import {expect, it} from 'vitest';
import {pageOf} from '@lectern/kit/builtPages';
import {announceTwin, twinOf} from './addresses';
import {versionOf} from './lists';
import {fullText, type ListedTwin, overview} from './llms';

const site = {title: 'Acme', description: 'Docs.', sections: ['Guides', 'API'], leftOut: 'Left out'};
const twin = (number: number, more: Partial<ListedTwin> = {}): ListedTwin => ({
  title: `Page [${number}]`,
  description: 'What it says.',
  url: `https://docs.example/${number}.md`,
  text: `# Page ${number}\n`,
  section: 'Guides',
  ...more,
});

it('lists pages by section, in their order', () => {
  expect(overview([twin(1, {section: 'API'}), twin(2)], site)).toBe(
    '# Acme\n\n> Docs.\n\n## Guides\n\n- [Page \\[2\\]](https://docs.example/2.md): What it says.\n' +
      '\n## API\n\n- [Page \\[1\\]](https://docs.example/1.md): What it says.\n',
  );
});

it('leaves descriptions out where the list would be too long', () => {
  const long = Array.from({length: 600}, (_, number) => twin(number, {description: 'é'.repeat(60)}));
  expect(overview(long, site)).not.toContain('é');
  expect(overview(long.slice(0, 100), site)).toContain('é');
});

it('leaves the last pages out where the list is too long still, and says how many', () => {
  const many = Array.from({length: 3000}, (_, number) => twin(number));
  const text = overview(many, site);
  const kept = text.match(/^- /gm)?.length ?? 0;
  expect(text).toContain(`\n## Left out (${3000 - kept})\n`);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(text)).toBeGreaterThan(49_900);
});

it('links the lists of other languages and versions', () => {
  const links = [
    {name: 'Français', url: 'https://docs.example/fr/llms.txt', language: 'fr'},
    {name: '1.0', url: 'https://docs.example/docs/1.0/llms.txt'},
  ];
  expect(overview([], {...site, lists: {heading: 'Lists', links}})).toBe(
    '# Acme\n\n> Docs.\n\n## Lists\n\n- [Français](https://docs.example/fr/llms.txt): fr\n' +
      '- [1.0](https://docs.example/docs/1.0/llms.txt)\n',
  );
});

it('knows the version of a page by the innermost path', () => {
  const versions = [
    {name: '2.0', path: '', isLast: true},
    {name: '1.0', path: '/1.0', isLast: false},
  ];
  expect(['/', '/a', '/1.0', '/1.0/a', '/1.01'].map((url) => versionOf(url, versions)?.name)).toEqual([
    '2.0',
    '2.0',
    '1.0',
    '1.0',
    '2.0',
  ]);
  expect(versionOf('/blog/a', [{name: '2.0', path: '/docs', isLast: true}])).toBeUndefined();
});

it('joins the twins, and links to those for which there is no room', () => {
  const large = [twin(1, {text: 'a'.repeat(999_000), section: 'API'}), twin(2, {text: 'b'.repeat(2000)})];
  const text = fullText(large, site);
  expect(text).toContain('bbb');
  expect(text).not.toContain('aaa');
  expect(text).toContain('## Left out\n\n- [Page \\[1\\]]');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_000_000);
});

it('gives twins their addresses, and pages a link to them, once', () => {
  expect(['/docs/a', '/', '/fr/'].map(twinOf)).toEqual(['/docs/a.md', '/index.md', '/fr/index.md']);
  const announce = (html: string): string => {
    const page = pageOf(html);
    announceTwin(page, '/a.md');
    return page.edits.applyTo(html);
  };
  const page = '<title>A</title><link rel="alternate" type="text/markdown" href="/a.md">';
  expect(['<title>A</title>', page].map(announce)).toEqual([page, page]);
});
