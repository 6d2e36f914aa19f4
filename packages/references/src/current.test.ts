import {afterAll, expect, it} from 'vitest';
import {current, setCurrent} from './current';
import {apiSidebars} from './navigation';
import {checkOptions} from './options';
import {siteOf} from './site';

const options = checkOptions({graphql: [{id: 'shop', endpoint: 'http://localhost:4000'}]});
const site = siteOf({siteDir: '/site', i18n: {defaultLocale: 'en', locales: ['en']}}, options);

afterAll(() => setCurrent(undefined));

it('says what to do where no plugin has been started', () => {
  setCurrent(undefined);
  expect(() => apiSidebars()).toThrow('Add it to “plugins” of docusaurus.config');
});

it('gives sidebars what the plugin knows', () => {
  setCurrent({options, site});
  expect(current().site).toBe(site);
  expect(Object.keys(apiSidebars())).toEqual(['shopSidebar']);
});
