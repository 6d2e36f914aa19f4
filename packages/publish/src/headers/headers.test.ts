import {describe, expect, it} from 'vitest';
import {headersFor, parseHeaders} from './parse';
import {below, inEachLanguage, nginxHeaders, withOwnPolicy, withPolicy} from './forms';
import {contentSecurityPolicy, readInline} from './policy';
import {standardRules} from './standard';

// printf 'go()' | openssl dgst -sha256 -binary | base64
const hashOfGo = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

/** On a site in two languages. */
const shipped = inEachLanguage(standardRules, ['/fr']);

describe('what stands in the pages', () => {
  it('is what runs, each once', () => {
    const {scripts} = readInline([
      '<script>go()</script><script src="/a.js"></script><style>a{}</style>',
      '<script>go()</script><script type="module">go() && 1</script>',
    ]);
    expect(scripts.size).toBe(2);
    expect([...scripts][0]).toBe(hashOfGo);
  });

  it('is neither data nor rules for speculation', () => {
    const {scripts} = readInline([
      '<script type="application/ld+json">{}</script><script type="speculationrules">{}</script>',
    ]);
    expect([...scripts]).toEqual(["'inline-speculation-rules'"]);
  });

  it.each([
    ['<a onclick="go()">x</a>', '<a onclick="go()">'],
    ['<p>it\'s</p><a title="x > y"\n  ONCLICK = go()>x</a>', '<a onclick="go()">'],
  ])('names handlers in attributes: %s', (html, handler) => {
    expect([...readInline([html]).handlers]).toEqual([handler]);
  });

  it.each(['<p>one on = two</p>', '<a title=" onclick=go() ">x</a>', '<script>"<a onclick=go()>"</script>'])(
    'is no handler: %s',
    (html) => {
      expect([...readInline([html]).handlers]).toEqual([]);
    },
  );
});

describe('the policy', () => {
  const policy = contentSecurityPolicy(readInline(['<script>go()</script>']));

  it('lets the scripts of the pages run, and no others', () => {
    expect(policy).toContain(`script-src 'self' ${hashOfGo};`);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy.match(/\S+ 'unsafe-inline'/g)).toEqual(["'self' 'unsafe-inline'"]);
  });

  it('is sent with everything but style sheets', () => {
    const rules = parseHeaders(withPolicy(shipped, policy));
    const policyOf = (address: string) => headersFor(address, rules).get('Content-Security-Policy');
    for (const address of ['/', '/fr/docs/guides', '/assets/js/a.js', '/img/logo.svg']) {
      expect(policyOf(address)).toBe(policy);
    }
    for (const address of ['/assets/css/a.css', '/fr/assets/css/a.css']) expect(policyOf(address)).toBeUndefined();
  });

  it('makes a rule for everything where there is none, and leaves one that a site has chosen', () => {
    expect(withPolicy('/docs\n  A: b\n', 'p')).toBe('/*\n  Content-Security-Policy: p\n\n/docs\n  A: b\n');
    const own = '/*\n  Content-Security-Policy: own\n';
    expect(withPolicy(own, 'p')).toBe(own);
  });

  it('lets pages load what they name on other hosts, and what the site asks for', () => {
    const page =
      '<img src="https://a.example/i.png"><img src="/own.png"><img src="https://own.example/j.png">' +
      '<iframe src="https://b.example/x?y"></iframe><script src="//c.example/s.js"></script>' +
      '<link rel="stylesheet" href="https://d.example/s.css"><a href="https://e.example/">e</a>';
    const said = contentSecurityPolicy(readInline([page], 'https://own.example'), {
      'connect-src': ['https://f.example'],
      'form-action': ["'self'"],
    });
    expect(said).toContain("script-src 'self' https://c.example;");
    expect(said).toContain("style-src 'self' 'unsafe-inline' https://d.example;");
    expect(said).toContain("img-src 'self' data: https:;");
    expect(said).toContain("connect-src 'self' https://f.example;");
    expect(said).toContain("form-action 'self';");
    expect(said).toMatch(/; frame-src https:\/\/b\.example$/);
    expect(said).not.toMatch(/own\.example|e\.example/);
  });

  it('lets forms be sent where a page says, and fetched there where the form asks for it', () => {
    const policyWith = (form: string) => contentSecurityPolicy(readInline([form], 'https://own.example'));
    const plain = policyWith('<form action="https://a.example/x?y"></form><form action="/search"></form>');
    expect(plain).toContain("form-action 'self' https://a.example;");
    expect(plain).toContain("connect-src 'self';");
    expect(policyWith('<form action="https://a.example/x" data-fetch></form>')).toContain(
      "connect-src 'self' https://a.example;",
    );
    expect(policyWith('<form action="https://own.example/x" data-fetch></form><form></form>')).toBe(
      contentSecurityPolicy(readInline([])),
    );
  });
});

it('what has a hash in its name is kept for ever, and nothing else sets how long', () => {
  const rules = parseHeaders(shipped);
  const cachingOf = (address: string) => headersFor(address, rules).get('Cache-Control');
  for (const address of ['/assets/js/a.1b2c.js', '/fr/assets/css/a.1b2c.css', '/assets/cards/1b2c.png']) {
    expect(cachingOf(address)).toBe('public, max-age=31536000, immutable');
  }
  for (const address of ['/', '/docs/guides', '/img/logo.svg']) expect(cachingOf(address)).toBeUndefined();
});

it('below a path, the same is sent', () => {
  const rules = parseHeaders(below('/handbook/', shipped));
  const sent = (address: string, name: string) => headersFor(address, rules).get(name);
  for (const address of ['/handbook/assets/js/a.1b2c.js', '/handbook/fr/assets/css/a.1b2c.css']) {
    expect(sent(address, 'Cache-Control')).toBe('public, max-age=31536000, immutable');
  }
  expect(sent('/handbook/docs/guides', 'Cache-Control')).toBeUndefined();
  expect(sent('/handbook/docs/guides.md', 'Content-Type')).toBe('text/markdown; charset=utf-8');
  expect(sent('/handbook/docs/guides', 'X-Content-Type-Options')).toBe('nosniff');
});

it('nginx gets the same headers, its caching aside', () => {
  expect(nginxHeaders(parseHeaders('/*\n  A: say "b"\n\n/c\n  Cache-Control: x\n'))).toBe(
    'add_header A "say \\"b\\"" always;\n',
  );
});

it('nginx leaves the policy out where it is taken back', () => {
  expect(
    nginxHeaders(parseHeaders('/*\n  Content-Security-Policy: a\n\n/c/*.css\n  ! Content-Security-Policy\n')),
  ).toBe(
    'set $policy "a";\nif ($uri ~ "^/c/.*\\.css$") { set $policy ""; }\nadd_header Content-Security-Policy $policy always;\n',
  );
});

describe('where a page has another policy', () => {
  const rules = parseHeaders(withOwnPolicy('/*\n  Content-Security-Policy: a\n', "b 'c'", '/admin'));

  it('its page has a policy of its own, and no other page has', () => {
    expect(
      ['/admin', '/', '/docs/admin'].map((address) => headersFor(address, rules).get('Content-Security-Policy')),
    ).toEqual(["b 'c'", 'a', 'a']);
  });

  it('nginx sends the same', () => {
    expect(nginxHeaders(rules)).toBe(
      'set $policy "a";\nif ($uri ~ "^/admin$") { set $policy "b \'c\'"; }\nadd_header Content-Security-Policy $policy always;\n',
    );
  });
});

it('places of the first language have their like in each other one', () => {
  const rules = '# Hashed\n/a/*\n  A: b\n  ! C\n\n/*.md\n  D: e\n';
  expect(inEachLanguage(rules, ['/en', '/de'])).toBe(
    '# Hashed\n/a/*\n  A: b\n  ! C\n\n/en/a/*\n  A: b\n  ! C\n\n/de/a/*\n  A: b\n  ! C\n\n/*.md\n  D: e\n',
  );
});
