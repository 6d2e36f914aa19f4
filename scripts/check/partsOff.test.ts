import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Part} from '../../src/config/parts';
import type * as content from './contentProblems';
import type * as texts from './typography';

vi.mock('../../src/config/rules', () => ({rules: {tags: 'error'}, referenceRules: {}, filesOfReaders: []}));

const home = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parts-off-'));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, {recursive: true});
});

const whole = (title: string, more = 'tags: [machine]\n'): string =>
  `---\ntitle: ${title}\ndescription: What ${title} is for, in a sentence that is long enough here.\n${more}---\n\nText\n\n<!-- truncate -->\n`;

/** A site with all parts, in which pages of each have faults and links lead to them. */
function write(more: Record<string, string> = {}): void {
  const broken = whole('Broken', 'tags: [machine]\nslug: []\n');
  const files = {
    'docs/tags.yml': 'machine: {label: Machine}\n',
    'blog/tags.yml': 'machine: {label: Machine}\n',
    'src/data/context-help.yml': 'wrong: none.md\n',
    'docs/wiki/README.md': broken,
    'docs/wiki/page.md': whole('Page'),
    'docs/context-help.md': broken.replaceAll('Broken', 'Help'),
    'blog/2026-01-05-hello.md': whole('Hello', 'tags: [machine]\nslug: hello\n'),
    'src/pages/about.md': whole('About', ''),
    'docs/a.md':
      whole('A') +
      '\n[wiki](./wiki/page.md), [again](/docs/wiki/page), [help](./context-help.md), [post](/blog/hello), [page](/about#x)\n' +
      '\n[posts](/blog), [tags](/docs/tags)\n',
    ...more,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

async function withoutParts(off: Part[]) {
  vi.resetModules();
  vi.doMock('../../src/config/parts', async (original) => {
    const {parts} = await original<{parts: Record<Part, boolean>}>();
    const states = Object.keys(parts).map((part) => [part, !off.includes(part as Part)]);
    return {parts: Object.fromEntries(states) as Record<Part, boolean>};
  });
  const {contentProblems} = await vi.importActual<typeof content>('./contentProblems');
  const {readTexts} = await vi.importActual<typeof texts>('./typography');
  const {pages, problems} = await contentProblems();
  const said = problems.map(({file, line, message}) => `${file}:${line} ${message}`);
  return {
    pages,
    said: said.filter((line) => !line.includes('translation')),
    read: (await readTexts('en')).map(({file}) => file).filter((file) => file.endsWith('.md')),
  };
}

it('finds the faults of all parts that there are', async () => {
  write();
  const {pages, said, read} = await withoutParts([]);
  expect(pages).toBe(6);
  expect(said).toEqual([
    'docs/context-help.md:5 “slug” must be a text.',
    'docs/wiki/README.md:5 “slug” must be a text.',
    'docs/a.md:11 There is no “#x” in src/pages/about.md.',
    'src/data/context-help.yml:1 The topic “wrong” leads to “none.md”, which is no page.',
  ]);
  expect(read).toContain('docs/wiki/page.md');
});

it('reads no page of a part that is off, and refuses links to it', async () => {
  write();
  const {pages, said, read} = await withoutParts(['wiki', 'contextHelp', 'blog', 'standalonePages']);
  expect(pages).toBe(1);
  expect(said).toEqual([
    'docs/a.md:11 “./wiki/page.md” leads to docs/wiki/page.md, which is not built.',
    'docs/a.md:11 “/docs/wiki/page” leads to docs/wiki/page.md, which is not built.',
    'docs/a.md:11 “./context-help.md” leads to docs/context-help.md, which is not built.',
    'docs/a.md:11 “/blog/hello” leads to blog/2026-01-05-hello.md, which is not built.',
    'docs/a.md:11 “/about#x” leads to src/pages/about.md, which is not built.',
    'docs/a.md:13 “/blog” leads to the part “blog”, which this site does not have.',
  ]);
  expect(read).toEqual(['docs/a.md']);
});

it('asks for no tags where there are none', async () => {
  write();
  rmSync('docs/tags.yml');
  const {said} = await withoutParts(['wiki', 'contextHelp']);
  const noTags = ['docs/a.md:13 “/docs/tags” leads to the part “tags”, which this site does not have.'];
  expect(said.filter((line) => /tag/i.test(line))).toEqual(noTags);
  writeFileSync('docs/tags.yml', 'other: {label: Other}\n');
  expect((await withoutParts(['wiki', 'contextHelp'])).said.join('\n')).toContain('Unknown tag “machine”');
  const off = await withoutParts(['wiki', 'contextHelp', 'tags']);
  expect(off.said.filter((line) => /tag/i.test(line))).toEqual(noTags);
});
