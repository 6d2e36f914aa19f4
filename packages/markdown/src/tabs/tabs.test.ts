import {describe, expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import {siteIn} from '../../../../tests/support/siteIn';
import packageManagers from '../code/packageManagers';
import tabs from './tabs';

const render = (markdown: string, locale: string = 'en') =>
  toHtml(`Text.\n\n${markdown}`, {
    beforeDefaultRemarkPlugins: [[tabs, siteIn(locale)]],
    remarkPlugins: [[packageManagers, siteIn(locale)]],
  });

const tab = (label: string, content = 'Text.') => `:::tab${label}\n\n${content}\n\n:::\n`;
const set = (head: string, ...items: string[]) => `::::tabs${head}\n\n${items.join('\n')}\n::::`;

const fence = '```';

describe('tabs', () => {
  it('are components with the name of their group, and can be linked to', async () => {
    expect(await render(set('{group=shell}', tab('[Bash]', '**a**'), tab('[C#]{value=csharp}', 'b')))).toContain(
      '<x-tabs groupId="shell" queryString="" label="Shell">' +
        '<x-tabitem value="bash" label="Bash"><p><strong>a</strong></p></x-tabitem>' +
        '<x-tabitem value="csharp" label="C#"><p>b</p></x-tabitem></x-tabs>',
    );
  });

  it('are called by their group in the language of the page', async () => {
    expect(await render(set('{group=shell}', tab('[a]'), tab('[b]')), 'fr')).toContain(
      'label="Interpréteur de commandes"',
    );
  });

  it('may have a name of their own and no group', async () => {
    expect(await render(set('[Ways]', tab('[a]'), tab('[b]')))).toContain('<x-tabs label="Ways">');
  });

  it('may begin with another than the first', async () => {
    expect(await render(set('{group=shell}', tab('[a]'), tab('[b]{default}')))).toContain(
      '<x-tabitem value="a" label="a"><p>Text.</p></x-tabitem><x-tabitem value="b" label="b" default="">',
    );
  });

  it('written as components get the same name', async () => {
    const items = '<TabItem value="a" label="A">x</TabItem>\n<TabItem value="b" label="B">x</TabItem>';
    expect(await render(`<Tabs groupId="shell">\n${items}\n</Tabs>`)).toContain(
      '<x-tabs groupId="shell" label="Shell">',
    );
  });

  it.each([
    [set('{group=shel}', tab('[a]'), tab('[b]')), '3  There is no tab group “shel”.', 'Did you mean “shell”?'],
    [
      set('{group=zzzzzz}', tab('[a]'), tab('[b]')),
      '3  There is no tab group',
      'add yours to “tabGroups” in the configuration.',
    ],
    [
      set('{groop=shell}', tab('[a]'), tab('[b]')),
      '3  “tabs” has no setting “groop”.',
      'Its only setting is the group: “::::tabs{group=shell}”.',
    ],
    [set('', tab('[a]'), tab('[b]')), '3  This set of tabs needs an accessible name', 'Add one, “::::tabs[Format]”'],
    [set('{group=shell}', tab('[a]')), '3  A set of tabs needs at least two', 'without tabs'],
    [set('{group=shell}', tab('[a]'), tab('')), '11  This tab has no label.', ':::tab[Bash]'],
    [
      set('{group=shell}', tab('[a]'), tab('[a]')),
      '11  Two tabs of this set have the value “a”.',
      'Give one of them another value',
    ],
    [set('{group=shell}', 'Words.', tab('[a]')), '5  Only “:::tab” is allowed inside “::::tabs”.', '“:::tab[Label]”'],
    [
      set('{group=shell}', tab('[a]{valeu=x}'), tab('[b]')),
      '5  “tab” has no setting “valeu”.',
      '“value” and “default”',
    ],
    [set('{group=shell}', tab('[a]{default}'), tab('[b]{default}')), '11  Two tabs of this set have “default”.', ''],
    [tab('[a]'), '3  This tab is outside a set of tabs.', '“::::tabs”'],
    [
      '<Tabs groupId="shell">\n<TabItem label="A">x</TabItem>\n<TabItem value="b" label="B">x</TabItem>\n</Tabs>',
      '4  This tab has no value.',
      'Add one, as in value="bash".',
    ],
    [
      '<Tabs groupId="shell">\n<TabItem>x</TabItem>\n<TabItem value="b" label="B">x</TabItem>\n</Tabs>',
      '4  This tab has no label.',
      '',
    ],
  ])('tell what is wrong: %#', async (markdown, message, hint) => {
    const problem = await render(markdown).catch((error: Error & {cause?: Error}) => `${error.message} ${error.cause}`);
    expect(problem).toContain(`docs/page.md:${message}`);
    expect(problem).toContain(hint);
  });
});

it('shows the value of a tab that has no label', async () => {
  const html = await render(
    '<Tabs groupId="shell">\n<TabItem value="zsh">x</TabItem>\n<TabItem value="b" label="B">x</TabItem>\n</Tabs>',
  );
  expect(html).toContain('<x-tabitem value="zsh" label="zsh">');
});

describe('package managers', () => {
  const block = (code: string, meta = '') => `${fence}bash npm2yarn${meta}\n${code}\n${fence}`;

  it('are tabs of one group, made of the command for npm', async () => {
    const html = await render(block('npm install --save-dev prettier', ' title="a"'));
    expect(html).toContain('<x-tabs groupId="package-manager" queryString="" label="Package manager">');
    expect(html).toMatch(/<x-tabitem value="npm" label="npm"><pre><code [^>]*>npm install --save-dev prettier/);
    expect(html).toMatch(
      /<x-tabitem value="yarn" label="Yarn"><pre><code [^>]*metastring="title=&quot;a&quot;"[^>]*>yarn add/,
    );
    expect(html).toMatch(/<x-tabitem value="pnpm" label="pnpm"><pre><code [^>]*>pnpm add --save-dev prettier/);
  });

  it('keep what is not for npm, and how commands are joined', async () => {
    const html = await render(block('# Build\ncd site && npm ci && npm run build'));
    expect(html).toContain('# Build\ncd site &amp;&amp; yarn install --immutable &amp;&amp; yarn build');
  });

  it('say which command has no counterpart', async () => {
    await expect(render(block('npm ci\nnpm audit fix'))).rejects.toMatchObject({
      cause: {
        message: expect.stringContaining('docs/page.md:5  “npm audit fix” has no counterpart in yarn.') as string,
      },
    });
  });
});
