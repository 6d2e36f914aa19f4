import {expect, it} from 'vitest';
import {reportFile, reportLines, summary} from './report';

const remark = (file: string, line: number, message: string, isLook?: true) => ({file, line, message, isLook});
const migrated = {
  looked: '9 pages',
  pages: ['a.md', 'b.md', 'c.md'],
  remarks: [
    remark('a.md', 1, 'Once.'),
    ...[1, 2, 3, 4, 5, 6, 7].map((line) => remark('b.md', line, `There is no “<x${line}>”.`)),
    remark('a.md', 2, 'Twice “x”.'),
    remark('b.md', 2, 'Twice “x”.'),
    remark('b.md', 4, 'Twice “x”.'),
    remark('c.md', 1, 'Other.', true),
  ],
};

it('groups remarks that differ in quoted words, the most frequent first, with the first five places', () => {
  expect(reportLines(migrated).join('\n\n').split('\n\n')).toEqual([
    'To do by hand',
    '7 × There is no “…”.\n  b.md:1  “<x1>”\n  b.md:2  “<x2>”\n  b.md:3  “<x3>”\n  b.md:4  “<x4>”\n  b.md:5  “<x5>”\n  and 2 more',
    '3 × Twice “x”.\n  a.md:2\n  b.md:2, 4',
    '1 × Once.\n  a.md:1',
    'To look at',
    '1 × Other.\n  c.md:1',
  ]);
});

it('holds all places in the file, and shows elements as text', () => {
  const text = reportFile(migrated);
  expect(text).toContain('## To do by hand\n\n### 7 × There is no “…”.\n\n- b.md:1  “\\<x1>”\n');
  expect(text.match(/^- b\.md/gm)).toHaveLength(8);
});

it('counts the pages that are ready, and those without a remark', () => {
  expect(summary(migrated)).toBe(
    '9 pages. 1 of 3 pages are ready, 0 of them without a remark. To do: 11. To look at: 1.',
  );
  expect(summary({...migrated, remarks: []})).toBe('9 pages. 3 of 3 pages are ready. To do: 0.');
});
