import {expect, it} from 'vitest';
import {stripVolatile} from './stripVolatile';

const page = ({script = 'a', description = 'x', menu = 'menu', main = 'text', behind = ''} = {}): string =>
  `<!doctype html><html lang=en class="docs-page"><head><meta charset=UTF-8><title data-rh=true>Tabs</title>` +
  `<link rel=stylesheet href=/styles.${script}.css /><meta name=description content="${description}"/>` +
  `<script data-rh=true type=application/ld+json>{"@type":"BreadcrumbList"}</script><script src=/main.${script}.js defer></script>` +
  `</head><body><nav>${menu}</nav><main class=m>${main}</main><footer>foot</footer>${behind}<script>x</script></body></html>`;

it('is the title, the metadata, the main part and what was suspended', () => {
  expect(stripVolatile(page())).toBe(
    '<html lang=en class="docs-page"><meta charset=UTF-8><title data-rh=true>Tabs</title>' +
      '<meta name=description content="x"/><script data-rh=true type=application/ld+json>{"@type":"BreadcrumbList"}</script>' +
      '</head><body><main class=m>text</main>',
  );
  expect(stripVolatile(page({behind: '<div hidden id="S:0">real</div>'}))).toContain(
    '</main><div hidden id="S:0">real</div>',
  );
});

it('changes with what readers read, and with nothing else', () => {
  expect(stripVolatile(page({script: 'b', menu: 'other'}))).toBe(stripVolatile(page()));
  for (const change of [{description: 'a > b'}, {main: 'more'}]) {
    expect(stripVolatile(page(change))).not.toBe(stripVolatile(page()));
  }
  expect(stripVolatile(page({description: 'a > b'}))).not.toBe(stripVolatile(page({description: 'a > c'})));
});

it('is the same of itself', () => {
  const stableHtml = stripVolatile(page({behind: '<div hidden id="S:0">real</div>'}));
  expect(stripVolatile(stableHtml)).toBe(stableHtml);
});

it('is without a body where a page has no main part', () => {
  expect(stripVolatile('<html lang=en><head><title>x</title></head><body>y')).toBe(
    '<html lang=en><title>x</title></head><body>',
  );
});
