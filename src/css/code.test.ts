import {coloured} from '@lectern/kit/code/coloured';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

it('colours exactly the kinds of words that pages mark', () => {
  const styles = readFileSync(path.join(import.meta.dirname, 'code.css'), 'utf8');
  const tokens = styles.match(/\.token(?::is\([^)]*\)|\.[\w-]+)/g)?.join() ?? '';
  expect(new Set(tokens.match(/(?<=\.)(?!token\b)[\w-]+/g))).toEqual(coloured);
});
