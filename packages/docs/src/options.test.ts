import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, it} from 'vitest';
import {validateOptions, type DocsOptions} from './options';

const check = (options?: DocsOptions) => validateOptions({validate: normalizePluginOptions as never, options: options});

it('takes the options of Docusaurus with their defaults, and ours beside them', () => {
  expect(check()).toMatchObject({id: 'default', path: 'docs', breadcrumbs: true, related: 4, backlinks: false});
  const given = {id: 'api', path: 'api', sidebarCollapsible: false, related: false, backlinks: ['wiki/**']} as const;
  expect(check({...given, backlinks: ['wiki/**']})).toMatchObject({...given, sidebarCollapsed: false});
});

it('names an option that neither knows, with what was meant, of ours and of Docusaurus', () => {
  expect(() => check({backlink: true} as DocsOptions)).toThrow(
    '@lectern/docs: there is no option “backlink”. Did you mean “backlinks”?',
  );
  expect(() => check({sidebarPaths: ''} as DocsOptions)).toThrow(
    /Did you mean “sidebarPath”\?\n {2}Known options: .*tags/,
  );
});

it('leaves what stands in an option of Docusaurus to Docusaurus', () => {
  expect(() => check({breadcrumbs: 'yes'} as unknown as DocsOptions)).toThrow('"breadcrumbs" must be a boolean');
  expect(() => check({related: 0})).toThrow('@lectern/docs: the option “related”');
});
