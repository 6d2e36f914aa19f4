import {describe, expect, it} from 'vitest';
import {sourceHash} from './sourceHash';

const page = `---
title: Install
tags: [a]
---

Run the *first* command, then read
[how to go on](./next.md).

## After that

- one
- two

\`\`\`bash title="Terminal"
npm install
\`\`\`

<Figure src="./a.svg">A cat</Figure>
`;

describe('the hash of a source', () => {
  it('is written so that YAML reads it as text', () => {
    expect(sourceHash(page)).toMatch(/^sha256-[0-9a-f]{12}$/);
  });

  it.each([
    ['line breaks', 'then read\n[how', 'then read [how'],
    ['emphasis', '*first*', '**first**'],
    ['bullets', '- one\n- two', '* one\n\n* two'],
    ['heading ids', '## After that', '## After that {#after}'],
    ['comments', '## After', '<!-- to be continued -->\n\n## After'],
    ['fields that are the same in every language', 'tags: [a]', 'tags: [b]'],
  ])('leaves %s out', (_, from, to) => {
    expect(page).toContain(from);
    expect(sourceHash(page.replace(from, to))).toBe(sourceHash(page));
  });

  it.each([
    ['words', 'command', 'commands'],
    ['the title', 'title: Install', 'title: Set up'],
    ['addresses', './next.md', './later.md'],
    ['code', 'npm install', 'npm ci'],
    ['what is said about code', 'title="Terminal"', 'title="Shell"'],
    ['levels of headings', '## After', '### After'],
    ['attributes of components', './a.svg', './b.svg'],
    ['words in components', 'A cat', 'A dog'],
    ['the order', '- one\n- two', '- two\n- one'],
  ])('changes with %s', (_, from, to) => {
    expect(page).toContain(from);
    expect(sourceHash(page.replace(from, to))).not.toBe(sourceHash(page));
  });
});

it('reads variables as they are written, not their values', () => {
  expect(sourceHash('Version {{version}} of {{short-name}}\n')).toMatch(/^sha256-/);
  expect(sourceHash('{{version}}\n')).not.toBe(sourceHash('{{product}}\n'));
});
