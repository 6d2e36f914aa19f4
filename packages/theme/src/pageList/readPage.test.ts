import {expect, it} from 'vitest';
import {readPage} from './readPage';

const page = (head: string): string =>
  `<!doctype html><html><head>${head}</head><body><title>Drawing</title></body></html>`;

it('takes the title, without the name of the site', () => {
  expect(readPage(page('<title data-rh="true">Tabs &amp; more | Lectern</title>'), 'Lectern').title).toBe(
    'Tabs & more',
  );
  expect(readPage(page('<title data-rh=true>Lectern</title>'), 'Lectern').title).toBe('Lectern');
});

it('sees that a page does not want to be found', () => {
  expect(readPage(page('<meta data-rh=true name=robots content="noindex, nofollow">'), '').isHidden).toBe(true);
  expect(readPage(page('<meta name="robots" content="index">'), '').isHidden).toBe(false);
});
