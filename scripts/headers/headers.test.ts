import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {headersFor, parseHeaders} from '../serve/headers';
import {nginxHeaders, withEditorPolicy, withPolicy} from './forms';
import {contentSecurityPolicy, readInline} from './policy';

// printf 'go()' | openssl dgst -sha256 -binary | base64
const hashOfGo = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

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
  const policy = contentSecurityPolicy(readInline(['<script>go()</script>']).scripts);

  it('lets the scripts of the pages run, and no others', () => {
    expect(policy).toContain(`script-src 'self' ${hashOfGo};`);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy.match(/\S+ 'unsafe-inline'/g)).toEqual(["'self' 'unsafe-inline'"]);
  });

  it('is sent with everything but style sheets', () => {
    const rules = parseHeaders(withPolicy(readFileSync('deploy/_headers', 'utf8'), policy));
    const policyOf = (address: string) => headersFor(address, rules).get('Content-Security-Policy');
    for (const address of ['/', '/fr/docs/guides', '/assets/js/a.js', '/img/logo.svg']) {
      expect(policyOf(address)).toBe(policy);
    }
    for (const address of ['/assets/css/a.css', '/fr/assets/css/a.css']) expect(policyOf(address)).toBeUndefined();
  });

  it('needs a rule for everything', () => {
    expect(() => withPolicy('/docs\n  A: b\n', policy)).toThrow('no rule for “/*”');
  });
});

it('what has a hash in its name is kept for ever, and nothing else sets how long', () => {
  const rules = parseHeaders(readFileSync('deploy/_headers', 'utf8'));
  const cachingOf = (address: string) => headersFor(address, rules).get('Cache-Control');
  for (const address of ['/assets/js/a.1b2c.js', '/fr/assets/css/a.1b2c.css', '/katex-1/katex.min.css']) {
    expect(cachingOf(address)).toBe('public, max-age=31536000, immutable');
  }
  for (const address of ['/', '/docs/guides', '/img/logo.svg']) expect(cachingOf(address)).toBeUndefined();
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

describe('where a build has the editor', () => {
  const rules = parseHeaders(withEditorPolicy('/*\n  Content-Security-Policy: a\n', "b 'c'"));

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
