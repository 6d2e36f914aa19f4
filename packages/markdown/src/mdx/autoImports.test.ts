import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import autoImports from './autoImports';

const codeOf = async (markdown: string) => String(await compile(markdown, {remarkPlugins: [autoImports]}));

it('imports what the page uses', async () => {
  const code = await codeOf('<Tabs><TabItem>a</TabItem></Tabs>');
  expect(code).toContain("import Tabs from '@theme/Tabs'");
  expect(code).toContain("import TabItem from '@theme/TabItem'");
});

it('imports nothing else', async () => {
  expect(await codeOf('Text.')).not.toContain('@theme');
});

it.each(["import Tabs from './mine';", "import {Tabs} from './mine';", 'export const Tabs = () => null;'])(
  'leaves what the page has itself: %s',
  async (own) => {
    expect(await codeOf(`${own}\n\n<Tabs />`)).not.toContain('@theme/Tabs');
  },
);
