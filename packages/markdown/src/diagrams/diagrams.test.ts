import {describe, expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import diagrams from './diagrams';

const render = (lines: string[]): Promise<string> =>
  toHtml(`text\n\n\`\`\`mermaid\n${lines.join('\n')}\n\`\`\`\n`, {beforeDefaultRemarkPlugins: [diagrams]});

const named = ['  accTitle: The way', '  accDescr: From a to b.'];

describe('a diagram', () => {
  it('has a name, a description and its source', async () => {
    const html = await render(['flowchart LR', ...named, '  a --> b']);
    expect(html).toMatch(
      /<x-diagram source="flowchart LR\n[^]*?a --&gt; b" title="The way" description="From a to b."/,
    );
  });

  it('may be described in several lines', async () => {
    const html = await render([
      'flowchart LR',
      '  accTitle: The way',
      '  accDescr {',
      '    From a',
      '    to b.',
      '  }',
      '  a --> b',
    ]);
    expect(html).toContain('description="From a to b."');
  });

  it('is given room according to its kind', async () => {
    const height = async (...lines: string[]): Promise<number> =>
      Number(/height="(\d+)"/.exec(await render([lines[0] ?? '', ...named, ...lines.slice(1)]))?.[1]);
    const messages = ['  a->>b: x', '  b-->>a: y', '  a->>b: z'];
    expect(await height('sequenceDiagram', ...messages)).toBeGreaterThan(await height('sequenceDiagram', '  a->>b: x'));
    expect(await height('flowchart TB', '  a --> b', '  b --> c', '  c --> d')).toBeGreaterThan(
      await height('flowchart LR', '  a --> b', '  b --> c', '  c --> d'),
    );
  });

  it('keeps its height on a phone where it goes down', async () => {
    expect(await render(['flowchart TB', ...named, '  a --> b', '  b --> c'])).toMatch(/height="280" tall/);
    for (const wide of [
      ['flowchart LR', '  a --> b'],
      ['sequenceDiagram', '  a->>b: x'],
    ])
      expect(await render([wide[0]!, ...named, ...wide.slice(1)])).not.toContain('tall');
  });
});

it.each(['accTitle', 'accDescr'])('asks for %s', async (field) => {
  const lines = ['flowchart LR', ...named.filter((line) => !line.includes(field)), '  a --> b'];
  await expect(render(lines)).rejects.toThrow(`docs/page.md:3  This diagram has no “${field}”`);
});

it.each([
  [
    'a label with brackets',
    ['  a[read (x)] --> b'],
    'docs/page.md:7  Mermaid cannot draw this diagram: it stumbles at',
  ],
  ['a misspelt kind', [], 'docs/page.md:4  Mermaid cannot draw this diagram: No diagram type detected'],
])('refuses what cannot be drawn: %s', async (_, lines, message) => {
  await expect(render([lines.length > 0 ? 'flowchart LR' : 'flowcart LR', ...named, ...lines])).rejects.toThrow(
    message,
  );
});

it.each([
  ['flowchart', ['flowchart LR', '  a["read (x)"] --> b{x?}', '  a -- no --> b', '  style a fill:#fff']],
  ['sequence', ['sequenceDiagram', '  actor A', '  A->>B: hi', '  Note over A,B: x']],
  ['states', ['stateDiagram-v2', '  [*] --> Draft', '  Draft --> Public: to publish it']],
  ['classes', ['classDiagram', '  Animal <|-- Cat']],
  ['entities', ['erDiagram', '  OWNER ||--o{ PET : has']],
  ['plan', ['gantt', '  section A', '  Write :a1, 2024-01-01, 3d']],
])('accepts what can be drawn: %s', async (_, [first = '', ...lines]) => {
  expect(await render([first, ...named, ...lines])).toContain('<x-diagram');
});
