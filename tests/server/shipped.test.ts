import {readFileSync} from 'node:fs';
import {inEachLanguage, withPolicy} from '@lectern/publish/headers/forms';
import {headersFor, parseHeaders} from '@lectern/publish/headers/parse';
import {expect, it} from 'vitest';
import {hashed, whatIsKept} from '../support/hashedFiles';

/** On a site in two languages. */
const rules = parseHeaders(withPolicy(inEachLanguage(readFileSync('deploy/_headers', 'utf8'), ['/fr']), 'policy'));
const sent = (address: string, name: string) => headersFor(address, rules).get(name);

it('what has a hash in its name or address is kept for ever, and nothing else sets how long', () => {
  for (const address of [
    '/assets/js/a.1b2c.js',
    '/fr/assets/css/a.1b2c.css',
    '/assets/katex-1/katex.min.css',
    '/fr/search-docs.json',
  ]) {
    expect(sent(address, 'Cache-Control'), address).toBe('public, max-age=31536000, immutable');
  }
  for (const address of ['/', '/docs/guides', '/img/logo.svg']) expect(sent(address, 'Cache-Control')).toBeUndefined();
});

it('the policy is sent with everything but style sheets', () => {
  for (const address of ['/', '/fr/docs/guides', '/assets/js/a.js', '/img/logo.svg']) {
    expect(sent(address, 'Content-Security-Policy')).toBe('policy');
  }
  for (const address of ['/assets/css/a.css', '/fr/assets/css/a.css']) {
    expect(sent(address, 'Content-Security-Policy')).toBeUndefined();
  }
});

it.each([
  ['deploy/htaccess', /m#\^(\/\S*assets\/)#/g],
  ['deploy/vercel.json', /"source": "(\/\S*assets\/)/g],
])('%s lets browsers keep the files of each language that have a hash in their name', (file, pattern) => {
  expect(whatIsKept(file, pattern)).toEqual(hashed);
});
