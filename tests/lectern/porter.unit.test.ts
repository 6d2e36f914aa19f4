import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import lunr from 'lunr';
import {expect, it} from 'vitest';
import {stemEnglish} from '@lectern/search/languages/porter';

it('agrees with Lunr on every word of the documentation', () => {
  const docs = path.resolve('docs');
  const files = readdirSync(docs, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.md'));
  const text = files.map((file) => readFileSync(path.join(docs, file), 'utf8').toLowerCase()).join('\n');
  const words = new Set(text.match(/[a-z]{2,}/g));
  expect(words.size).toBeGreaterThan(2_000);

  const different = [...words].filter((word) => stemEnglish(word) !== lunr.stemmer(new lunr.Token(word)).toString());
  expect(different).toEqual([]);
});
