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

it('asks for feedback only where it is told where answers go', () => {
  expect(check().feedback).toBe(false);
  for (const action of ['https://feedback.example.com/answers', 'http://localhost:4000/', '/api/feedback'])
    expect(check({feedback: {action}}).feedback).toEqual({action});
  for (const action of ['mailto:docs@example.com', 'feedback.example.com', '//feedback.example.com', 'javascript:go()'])
    expect(() => check({feedback: {action}})).toThrow(`the option “feedback.action” is “${action}”: write a URL`);
  expect(() => check({feedback: {} as never})).toThrow('the option “feedback.action” is required');
  expect(() => check({feedback: {action: '/a', comments: true} as never})).toThrow('Did you mean “feedback.comment”?');
});
