/** Each part of this site switched off by itself, with all that it is made of still there. */
import {expect, it, vi} from 'vitest';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import type {Part} from '../../src/config/parts';
import type * as data from '../../src/data/facts';

/** What leads to a part, or shows it, wherever it stands in the configuration. */
const traces: Partial<Record<Part, RegExp>> = {
  blog: /\/blog(?!\.yml)|docusaurus\.io\/blog|plugins\/blog|"Blog"/,
  wiki: /docs\/wiki|wikiSidebar|wiki\/README|"wiki"/,
  standalonePages: /example-page|"Page"/,
  tags: /\/docs\/tags|tags\.yml/,
  contextHelp: /context-help"|context-help\/index/,
  rest: /petstore|openApiSidebar|REST reference|"rest"/i,
  graphql: /"api\/queries|graphQlSidebar|\/docs\/api\/queries|schema\.graphql|,"graphql"\]/i,
  socialCards: /"mark":/,
  markdownTwins: /"twins":\{/,
  printSections: /"print":true/,
  offline: /offlineSearch|"offline":\{/,
  announcement: /"announcementBar":\{/,
};

/** All that is configured, but for lists of files and what is said to be left out: what builds depend on, what docs leave out, what styles belong to. */
async function configurationWithout(off: Part | undefined): Promise<string> {
  vi.resetModules();
  vi.doMock('../../src/config/parts', async (original) => {
    const {parts} = await original<{parts: Record<Part, boolean>}>();
    const states = Object.keys(parts).map((part) => [part, part !== off]);
    return {parts: Object.fromEntries(states) as Record<Part, boolean>};
  });
  const {default: config} = await vi.importActual<{default: Config}>('../../docusaurus.config');
  const {default: sidebars} = await vi.importActual<{default: SidebarsConfig}>('../../sidebars');
  const {screenshots} = await vi.importActual<{screenshots: object[]}>('../../src/config/screenshots');
  return JSON.stringify([config, sidebars, screenshots], (key, value: unknown) =>
    [
      'sources',
      'chunks',
      'leftOut',
      'redirects',
      'remarkPlugins',
      'beforeDefaultRemarkPlugins',
      'rehypePlugins',
    ].includes(key) ||
    (key === 'exclude' && Array.isArray(value) && value.some((one) => String(one).includes('*')))
      ? undefined
      : value,
  );
}

it.each(Object.entries(traces) as [Part, RegExp][])('without %s, nothing refers to it', async (part, trace) => {
  const all = await configurationWithout(undefined);
  expect(all).toMatch(trace);
  const without = await configurationWithout(part);
  expect(new RegExp(`.{0,60}(?:${trace.source}).{0,60}`, trace.flags).exec(without)?.[0]).toBeUndefined();
});

it('without a glossary, no page knows its terms', async () => {
  await configurationWithout('glossary');
  const {facts} = await vi.importActual<typeof data>('../../src/data/facts');
  expect(facts.glossaryOf('en')).toBeUndefined();
});
