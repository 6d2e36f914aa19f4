import {brotliCompressSync} from 'node:zlib';
import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import {describe, expect, it} from 'vitest';
import {bundleLoader, deferScripts} from './template';

describe('the page template', () => {
  const template = deferScripts(stockTemplate, 'load($&)');

  it('has the loader before the styles, and no scripts', () => {
    expect(template.match(/<script/g)).toHaveLength(1);
    expect(template).toContain('it.baseUrl + script).join(" ") %>">load($&)</script>');
    expect(template.indexOf('load($&)')).toBeLessThan(template.indexOf('it.stylesheets'));
  });

  it('says how pages follow one another before a style sheet can', () => {
    expect(template.indexOf('@view-transition')).toBeGreaterThan(0);
    expect(template.indexOf('@view-transition')).toBeLessThan(template.indexOf('it.stylesheets'));
  });

  it('is Docusaurus’ own in all else', () => {
    const others = stockTemplate.split('\n').filter((line) => !line.includes('script'));
    for (const line of others) expect(template).toContain(line);
  });

  it.each([/it\.scripts/g, /it\.stylesheets/g])('stops the build where %s is not found in it', (block) => {
    expect(() => deferScripts(stockTemplate.replace(block, 'it.others'))).toThrow(/set “hydration” in .*to “stock”/);
  });
});

describe('the loader', () => {
  it('is small, and the same at each build', () => {
    const loader = bundleLoader();
    expect(brotliCompressSync(loader).length).toBeLessThan(2400);
    expect(bundleLoader()).toBe(loader);
  });

  it('ends neither its tag nor the template’s', () => {
    expect(bundleLoader()).not.toMatch(/<\/script|<%/);
  });
});
