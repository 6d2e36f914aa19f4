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
  expect(scanMarkdown(source, 'Title', 'About it.')).toEqual([
    {heading: 'Title', level: 1, anchor: '', text: 'About it.   Some bold text with a link and  .'},
    {heading: 'Two words', level: 2, anchor: 'two-words', text: 'An item'},
    {heading: 'Fixed', level: 3, anchor: 'own-id', text: '# no heading npm start'},
  ]);
});
