import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';
import {choiceScript} from './choiceScript';

const script = choiceScript([
  {name: 'audience', label: 'Audience', all: 'Everybody', values: {author: 'Authors', operator: 'Operators'}},
  {name: 'platform', label: 'System', all: 'All', values: {linux: 'Linux', macos: 'macOS', windows: 'Windows'}},
]);

/** Runs the script at an address, with what is stored; nothing stored at all stands for storage that is off. */
function run(search: string, stored?: Record<string, string>): {attributes: Record<string, string>; stored: unknown} {
  const attributes: Record<string, string> = {};
  const localStorage = {
    getItem: (key: string) => stored?.[key] ?? null,
    setItem: (key: string, value: string) => stored && (stored[key] = value),
  };
  const window = {
    URLSearchParams,
    location: {search},
    document: {documentElement: {setAttribute: (name: string, value: string) => (attributes[name] = value)}},
  };
  if (stored) Object.assign(window, {localStorage});
  else
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('off');
      },
    });
  runInNewContext(script, window);
  return {attributes, stored};
}

it('is small', () => {
  expect(script.length).toBeLessThan(500);
});

it('does nothing without a choice', () => {
  expect(run('', {}).attributes).toEqual({});
});

it('takes the choice of the address and remembers it', () => {
  expect(run('?audience=author&platform=linux', {'lectern.for.audience': 'operator'})).toEqual({
    attributes: {'data-for-audience': 'author', 'data-for-platform': 'linux'},
    stored: {'lectern.for.audience': 'author', 'lectern.for.platform': 'linux'},
  });
});

it('takes the choice from before', () => {
  expect(run('?other=1', {'lectern.for.platform': 'macos'}).attributes).toEqual({'data-for-platform': 'macos'});
});

it('follows the address where storage is off', () => {
  expect(run('?audience=author').attributes).toEqual({'data-for-audience': 'author'});
});

it.each(['?audience="><script>', '?audience=toString', '?audience=', '?__proto__=author'])('ignores %s', (search) => {
  expect(run(search, {'lectern.for.audience': '<img>', 'lectern.for.platform': 'constructor'}).attributes).toEqual({});
});
