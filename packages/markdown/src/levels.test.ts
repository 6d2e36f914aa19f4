import {load} from 'cheerio';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {compile} from '../../../tests/support/mdx';
import {strict} from '../../../tests/support/siteIn';
import {markdown} from '.';
import {defaultLevels} from './levels';

const said = vi.fn();
beforeEach(() => {
  said.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(said);
});
afterEach(() => vi.restoreAllMocks());

const fence = '```';
/** As docs that were written for another site have it. */
const foreign = `
${fence}klingon live title="a.kl" {9}
Qapla
${fence}

${fence}console
no prompt
${fence}

<Tabs groupId="platform">
<TabItem value="ios">Apple</TabItem>
<TabItem label="Robot">Google</TabItem>
</Tabs>

<Tabs values={[{label: 'One', value: 'a'}, {label: 'Two', value: 'b'}]}>
<TabItem value="a">First</TabItem>
<TabItem value="b">Second</TabItem>
</Tabs>

:::unheard-of

Boxed

:::

A note.[^1] And {{variable}}.
`;

const messages = (): string[] =>
  said.mock.calls
    .flat()
    .join('\n')
    .split('\n')
    .flatMap((line) => /docs\/(?:\w+)\.md:\d+ {2}(.*)/.exec(line)?.[1] ?? []);

it('shows what it can of docs that were written for another site, and says what is unknown', async () => {
  const {html} = await compile(foreign, 'docs/foreign.md', {levels: defaultLevels});
  const page = load(html);
  const [first, second] = page('pre > code').toArray();
  expect(page(first).attr()).toMatchObject({title: 'a.kl', metastring: 'live', name: 'klingon'});
  expect(page(first).attr('html')).toContain('Qapla');
  expect(page(second).attr('html')).toContain('no prompt');
  expect(page('x-tabs').first().attr('label')).toBe('platform');
  expect(
    page('x-tabitem')
      .map((_, item) => `${page(item).attr('value')}: ${page(item).attr('label') ?? ''}`)
      .get(),
  ).toEqual(['ios: ios', 'Robot: Robot', 'a: ', 'b: ']);
  for (const words of ['Boxed', 'A note.[^1]', '{{variable}}']) expect(page.text()).toContain(words);
  expect(messages()).toEqual([
    'A code block has no setting “live”.',
    'There is no language “klingon” to highlight.',
    '{9} marks a line that does not exist in this block.',
    'This console block has no command.',
    'There is no tab group “platform”.',
    'This tab has no value.',
    'This set of tabs needs an accessible name.',
    'There is no “:::unheard-of”.',
    'There is no variable “variable”.',
    'There is no footnote “[^1]”.',
  ]);
});

it('stops at what the site takes for an error, with all that is wrong with the page', async () => {
  const levels = {...defaultLevels, tabGroups: 'error', variables: 'off'} as const;
  await expect(compile(foreign, 'docs/foreign.md', {levels})).rejects.toThrow(
    /“live”[^]*There is no tab group “platform”[^]*There is no “:::unheard-of”/,
  );
  await expect(compile(foreign, 'docs/foreign.md', {levels})).rejects.not.toThrow('variable');
  expect(messages()).toEqual([]);
});

it('stops at nothing where mistakes only warn, and says nothing of what is off', async () => {
  const none = {...strict, directives: 'off'} as const;
  await compile(':::no-such\n\nA\n\n:::\n\n{{b}}\n', 'docs/other.md', {levels: none, mistakes: 'warn'});
  expect(messages()).toEqual(['There is no variable “b”.']);
});

it('has no level for what cannot be shown', async () => {
  const twice = '<Tabs>\n<TabItem value="a" label="A">x</TabItem>\n<TabItem value="a" label="B">x</TabItem>\n</Tabs>';
  await expect(compile(twice, 'docs/page.md', {levels: defaultLevels})).rejects.toThrow('the value “a”');
});

it('knows its rules and its levels', () => {
  expect(() => markdown({}, {levels: {tabGroup: 'warn'} as never})).toThrow('Did you mean “levels.tabGroups”?');
  expect(() => markdown({}, {levels: {tabGroups: 'loud'} as never})).toThrow('levels.tabGroups');
});
