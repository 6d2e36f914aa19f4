import {expect, it} from 'vitest';
import {scanMarkdown} from './scanMarkdown';

it('reads sections, words and code of a source', () => {
  const source = `---
title: Ignored here
---

import Tabs from '@theme/Tabs';

Some **bold** text with [a link](./other.md) and <Version />.

## Two words

:::note
- An item
:::

### Fixed {#own-id}

\`\`\`bash
# no heading
npm start
\`\`\`
`;
  const sections = scanMarkdown(source, 'Title', 'en', 'About it.').map(({heading, level, anchor, text}) => ({
    heading,
    level,
    anchor,
    text,
  }));
  expect(sections).toEqual([
    {heading: 'Title', level: 1, anchor: '', text: 'About it.   Some bold text with a link and  .'},
    {heading: 'Two words', level: 2, anchor: 'two-words', text: 'An item'},
    {heading: 'Fixed', level: 3, anchor: 'own-id', text: '# no heading npm start'},
  ]);
});

it('reads sentences for excerpts', () => {
  const source =
    'Some **bold** text with [a link](./b.md). It\ngoes on.\n\n- An item is here.\n- Two words\n\n| A cell is here. |\n| --- |\n\n:::note\n\n<Tabs />\n';
  expect(scanMarkdown(source, 'Title', 'en')[0]?.passages).toEqual({
    prose: [['Some bold text with a link.', 'It goes on.'], ['An item is here.']],
    fragments: [],
    code: [],
  });
});
