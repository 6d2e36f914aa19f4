import {expect, it} from 'vitest';
import {highlight} from '@lectern/kit/code/highlight';
import {colours} from './colours';

const json = JSON.stringify(
  {name: 'a "b" & <c>', count: -1.5e3, isSold: false, owner: null, tags: ['x:y', 1]},
  null,
  2,
);

it('colours JSON as Prism does', () => {
  expect(colours(json, 'json')).toBe(highlight(json, 'json'));
});

it('colours the tags of XML', () => {
  expect(colours('<?xml version="1.0"?>\n<pet>a &amp; b</pet>', 'xml')).toBe(
    '<span class="token prolog">&lt;?xml version="1.0"?></span>\n' +
      '<span class="token tag">&lt;pet></span>a &amp;amp; b<span class="token tag">&lt;/pet></span>',
  );
});

it('leaves other languages plain', () => {
  expect(colours('<a> 1', 'shell')).toBe('&lt;a> 1');
});
