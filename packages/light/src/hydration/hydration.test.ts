import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, afterEach, describe, expect, it, vi} from 'vitest';
import {checkOptions} from '../options';
import {bundleLoader} from './bundleLoader';
import {headTags} from './headTags';
import {hydration} from './index';
import {deferScripts, stockTemplate} from './pageTemplate';

const stock = stockTemplate()!;
const none = {early: [], controls: []};
const storage = {type: 'localStorage', namespace: ''} as const;

describe('the page template', () => {
  const template = deferScripts(stock, 'load($&)')!;

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
    for (const line of stock.split('\n').filter((one) => !one.includes('script'))) expect(template).toContain(line);
  });
});

describe('a build', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  function templateOf(given: {ssrTemplate?: string}, options: object = {}): string | undefined {
    const siteConfig = {themeConfig: {}, ...given};
    vi.stubEnv('NODE_ENV', 'production');
    hydration({siteDir: tmpdir(), siteConfig, siteStorage: storage} as unknown as LoadContext, checkOptions(options));
    return siteConfig.ssrTemplate;
  }

  it('has the loader in each page', () => {
    expect(templateOf({})).toContain('data-scripts');
  });

  it('keeps the template out of the configuration that all pages load', () => {
    const siteConfig = {themeConfig: {}};
    vi.stubEnv('NODE_ENV', 'production');
    hydration({siteDir: tmpdir(), siteConfig, siteStorage: storage} as unknown as LoadContext, checkOptions({}));
    expect(JSON.stringify(siteConfig)).toBe('{"themeConfig":{}}');
  });

  it('has it in a template of the site, too', () => {
    const ssrTemplate = stock.replace('<body', '<body class="own"');
    expect(templateOf({ssrTemplate})).toMatch(/data-scripts[^]*class="own"/);
  });

  it.each([/it\.scripts/g, /it\.stylesheets/g])('says so and is as it was where %s is not in it', (block) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ssrTemplate = stock.replace(block, 'it.others');
    expect(templateOf({ssrTemplate})).toBe(ssrTemplate);
    expect(warn.mock.calls.length).toBeLessThan(2);
  });

  it('is as it was where that is asked for', () => {
    expect(templateOf({}, {scripts: 'stock'})).toBeUndefined();
  });
});

describe('the loader', () => {
  it('is small, and the same at each build', () => {
    const loader = bundleLoader('.', none, storage);
    // README.md says what its parts cost.
    expect(brotliCompressSync(loader).length).toBeLessThan(3810 * 1.05);
    expect(bundleLoader('.', none, storage)).toBe(loader);
  });

  it('ends neither its tag nor the template’s', () => {
    expect(bundleLoader('.', none, storage)).not.toMatch(/<\/script|<%/);
  });

  describe('with modules of the site', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'early-'));
    afterAll(() => rmSync(folder, {recursive: true}));

    it('runs them first', () => {
      writeFileSync(path.join(folder, 'own.ts'), 'performance.mark("of the site" as string);');
      const loader = bundleLoader(folder, {...none, early: ['own.ts']}, storage);
      expect(loader.indexOf('of the site')).toBeGreaterThan(0);
      expect(loader.indexOf('of the site')).toBeLessThan(loader.indexOf('dataset.scripts'));
    });

    it('refuses what would end its tag', () => {
      writeFileSync(path.join(folder, 'own.js'), 'document.title = "<% x %>";');
      expect(() => bundleLoader(folder, {...none, early: ['own.js']}, storage)).toThrow('Look into own.js.');
    });
  });
});

describe('the head', () => {
  it('forgets that another announcement was dismissed', () => {
    const [, script] = headTags('.', {announcementBar: {id: 'of-may</script>'}});
    expect(script?.innerHTML).toContain(String.raw`"of-may\u003c/script>"`);
  });

  it('asks for it under the name that the site has in the storage', () => {
    const [, script] = headTags('.', {announcementBar: {id: 'a'}}, '-3f1');
    expect(script?.innerHTML).toContain("'docusaurus.announcement.id-3f1'");
    expect(script?.innerHTML).toContain("'docusaurus.announcement.dismiss-3f1'");
  });

  it('has nothing of a theme that is not there', () => {
    expect(headTags(tmpdir(), {announcementBar: {id: 'a'}})).toEqual([]);
  });

  it('has the colours of code in both modes', () => {
    expect(headTags(tmpdir(), {}, '', ':root{}').at(-1)).toEqual({tagName: 'style', innerHTML: ':root{}'});
  });

  it('has no script without an announcement', () => {
    expect(headTags('.', {}).map(({tagName}) => tagName)).toEqual(['link']);
  });
});
