import {describe, expect, it} from 'vitest';
import {english} from '../texts';
import {findMisfits, findProblems, type Redirects} from './findProblems';
import {hostRules, nginxLanguages, nginxRules, redirectPage} from './forms';

const problemsOf = (list: Redirects): string[] =>
  findProblems(list, ['fr']).map(({from, message, hint}) => `${from}: ${message} ${hint}`);

describe('a list of redirects', () => {
  it('may lead to a heading', () => {
    expect(problemsOf({'/a': '/b#c'})).toEqual([]);
  });

  it('must not lead in a circle', () => {
    expect(problemsOf({'/a': '/a'})).toEqual(['/a: It leads in a circle: /a → /a. Remove one of them.']);
    expect(problemsOf({'/a': '/b', '/b': '/a'})).toHaveLength(2);
  });

  it('must not lead to another redirect, nor into a circle of others', () => {
    expect(problemsOf({'/a': '/b', '/b': '/c'})).toEqual([
      '/a: It leads to another redirect: /a → /b → /c. Point it straight at “/c”.',
    ]);
    expect(problemsOf({'/a': '/b', '/b': '/c', '/c': '/b'})[0]).toContain('another redirect: /a → /b → /c → /b');
  });

  it.each(['docs/a', '/docs/a/', '/docs/a.html', '/docs/a?b', '/docs a', 'https://acme.example/a', ''])(
    'must not contain “%s”',
    (address) => {
      expect(problemsOf({[address]: '/b'})[0]).toContain('is not the address of a page. Write it as “/docs/page”.');
      expect(problemsOf({'/b': address})[0]).toContain(`“${address}” is not the address of a page.`);
    },
  );

  it('must not name a language', () => {
    expect(problemsOf({'/fr/a': '/b', '/french': '/b'})).toEqual([
      '/fr/a: It names the language “fr”. Leave the language out: a redirect counts for all of them.',
    ]);
  });

  it('must fit the pages', () => {
    expect(findMisfits({'/old': '/new#x', '/a': '/gone'}, new Set(['/new', '/a']))).toEqual([
      {from: '/a', message: 'A page stands at “/a”.', hint: 'Remove the redirect, or give the page another slug.'},
      {
        from: '/a',
        message: 'There is no page at “/gone”.',
        hint: 'Point it at a page that exists in all languages.',
      },
    ]);
  });
});

it('writes rules for each host, in each language', () => {
  const list = {'/old': '/new', '/a': '/b#c'};
  expect(hostRules(list, ['/x/', '/x/fr/'])).toBe(
    '/x/old /x/new 301\n/x/a /x/b#c 301\n/x/fr/old /x/fr/new 301\n/x/fr/a /x/fr/b#c 301\n/x/fr/* /x/fr/404.html 404\n',
  );
  expect(nginxRules(list, ['/'])).toBe('"/old" "/new$is_args$args";\n"/a" "/b$is_args$args#c";\n');
});

it('tells hosts of each language that has a path', () => {
  expect(hostRules({}, ['/'])).toBe('');
  expect(hostRules({}, ['/', '/de/', '/pt-BR/'])).toBe('/de/* /de/404.html 404\n/pt-BR/* /pt-BR/404.html 404\n');
  expect(nginxLanguages(['/'])).toBe('');
  expect(nginxLanguages(['/', '/de/', '/pt-BR/'])).toBe('"~^/pt-BR(?:/|$)" "/pt-BR";\n"~^/de(?:/|$)" "/de";\n');
  // Of a site below a path, so has the first, which comes last: the others begin with it.
  for (const bases of [
    ['/x/', '/x/de/'],
    ['/x/de/', '/x/'],
  ])
    expect(nginxLanguages(bases)).toBe('"~^/x/de(?:/|$)" "/x/de";\n"~^/x(?:/|$)" "/x";\n');
});

it('makes a page that says where the new one is, in the language of the reader', () => {
  const site = {siteUrl: 'https://d.example', siteTitle: 'Acme'};
  const place = {...site, target: '/fr/new', htmlLang: 'fr-FR', direction: 'ltr'};
  const page = redirectPage({...place, texts: english});
  expect(page).toContain('<html lang="fr-FR" dir="ltr">');
  expect(page).toContain('<link rel="canonical" href="https://d.example/fr/new">');
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/fr/new"></noscript>');
  expect(page).toContain('<a href="/fr/new">Go to its new place</a>');
  const script = (text: string): string | undefined => /<script>(.*)<\/script>/s.exec(text)?.[1];
  expect(script(page)).toBe(script(redirectPage({...place, target: '/x', texts: english})));
});
