import {expect, it} from 'vitest';
import {isSentence, sentencesOf} from './sentences';

it.each([
  ['One. Two? Three! Four', ['One.', 'Two?', 'Three!', 'Four']],
  [
    'It needs Node.js 20.19 or later, e.g. GitHub has it. See docs/x.md for more.',
    ['It needs Node.js 20.19 or later, e.g. GitHub has it.', 'See docs/x.md for more.'],
  ],
  ['He said “yes.” (So it is.) Then', ['He said “yes.”', '(So it is.)', 'Then']],
  ['Voir M. Untel, etc. Puis lui.', ['Voir M. Untel, etc. Puis lui.'], 'fr'],
  [
    'Est-il là\u202f? «\u202fOui.\u202f» À bientôt\u00a0: c’est dit.',
    ['Est-il là\u202f?', '«\u202fOui.\u202f»', 'À bientôt\u00a0: c’est dit.'],
    'fr',
  ],
  ['It ends. /docs is next. `npm start` too.', ['It ends.', '/docs is next.', '`npm start` too.']],
  ['索引が読み込まれます。「検索」を押します。', ['索引が読み込まれます。', '「検索」を押します。'], 'ja'],
  ['هذا كتاب جديد. هل قرأته؟ نعم.', ['هذا كتاب جديد.', 'هل قرأته؟', 'نعم.'], 'ar'],
  ['यह पहला है। यह दूसरा है।', ['यह पहला है।', 'यह दूसरा है।'], 'hi'],
])('parts %j', (text, sentences, language = 'en') => expect(sentencesOf(text, language)).toEqual(sentences));

it('tells sentences from names and values', () => {
  expect(['索引が読み込まれます。', 'هل قرأت هذا الكتاب؟'].map(isSentence)).toEqual([true, true]);
  expect(isSentence('検索。')).toBe(false);
  expect(['It is so.', 'What it takes:', '«\u00a0Il est là.\u00a0»'].map(isSentence)).toEqual([true, true, true]);
  expect(['The pet.', 'Possible values: 1', 'one two three'].map(isSentence)).toEqual([false, false, false]);
});
