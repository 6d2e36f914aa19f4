import {describe, expect, it} from 'vitest';
import {checkApis, checkOptions} from './options';
import {brought} from './root';
import {siteOf} from './site';

const i18n = {defaultLocale: 'en', locales: ['en', 'fr']};
const site = siteOf({siteDir: brought(), i18n}, {docs: {}});
const orders = {id: 'orders', file: 'fixtures/orders.yaml', route: 'api/orders'};
const shop = {id: 'shop', file: 'fixtures/shop.graphql', route: 'api'};

function check(given: object): unknown {
  const options = checkOptions(given);
  checkApis(options, site);
  return options;
}

describe('the settings of references', () => {
  it('are taken as they are, with any number of APIs', () => {
    for (const references of [
      {openapi: [], graphql: []},
      {openapi: [orders], graphql: [shop, {id: 'live', endpoint: 'http://localhost:4000', route: 'api/live'}]},
    ]) {
      expect(check(references)).toMatchObject(references);
    }
  });

  it('need no more than an id and a file', () => {
    expect(check({openapi: [{id: 'orders', file: 'fixtures/orders.yaml'}]})).toMatchObject({
      openapi: [orders],
      graphql: [],
      rules: {},
      make: true,
    });
  });

  it.each<[string, object, string]>([
    [
      'a file that is not there',
      {openapi: [{...orders, file: 'fixtures/order.yaml'}]},
      'openapi[0].file: there is no file “fixtures/order.yaml”. Did you mean “fixtures/orders.yaml”?',
    ],
    [
      'a folder that is misspelt',
      {openapi: [{...orders, file: 'fixtrues/orders.yaml'}]},
      'openapi[0].file: there is no file “fixtrues/orders.yaml”. Did you mean “fixtures”?',
    ],
    [
      'a field that is misspelt',
      {openapi: [{...orders, lable: 'A'}]},
      'there is no option “openapi[0].lable”. Did you mean “openapi[0].label”?\n  Known options: openapi[0].id, ',
    ],
    [
      'a path instead of a URL',
      {openapi: [{...orders, linksFrom: '/docs'}]},
      'the option “openapi[0].linksFrom” must be a valid uri with a scheme matching the http|https pattern.',
    ],
    ['a kind that is misspelt', {openapis: []}, 'there is no option “openapis”. Did you mean “openapi”?'],
    [
      'an id with a space',
      {openapi: [{...orders, id: 'my api'}]},
      "openapi[0].id: letters, digits and hyphens only, such as 'orders'.",
    ],
    [
      'a route with slashes around it',
      {graphql: [{...shop, route: '/api/'}]},
      'graphql[0].route: a folder inside the docs, “api” or below it, without slashes around it',
    ],
    [
      'a route where people write',
      {openapi: [{...orders, route: 'guides/orders'}]},
      "openapi[0].route: a folder inside the docs, “api” or below it, without slashes around it, such as 'api/orders'.",
    ],
    [
      'neither file nor endpoint',
      {graphql: [{id: 'shop', route: 'api'}]},
      'graphql[0].file: missing. Name the file of the schema, or an `endpoint`.',
    ],
    [
      'two APIs of one id',
      {openapi: [orders], graphql: [{...shop, id: 'orders'}]},
      'graphql[0].id: “orders” is the id of openapi[0], too.',
    ],
    [
      'two APIs on one route',
      {openapi: [orders], graphql: [{...shop, route: 'api/orders'}]},
      'graphql[0].route: “api/orders” is the route of openapi[0], too.',
    ],
    [
      'two APIs in one sidebar',
      {openapi: [{...orders, sidebar: 'a'}], graphql: [{...shop, sidebar: 'a'}]},
      'graphql[0].sidebar: “a” is the sidebar of openapi[0], too.',
    ],
    [
      'a route inside a folder that is made anew',
      {openapi: [{...orders, route: 'api'}], graphql: [{...shop, route: 'api/shop'}]},
      'graphql[0].route: “api/shop” is inside “api”, which holds the pages of openapi[0] only.',
    ],
    [
      'texts of a language that the site does not have',
      {openapi: [{...orders, overlays: {fra: orders.file}}]},
      'openapi[0].overlays.fra: not a language of the site. Did you mean “fr”?',
    ],
  ])('name %s', (_, settings, message) => {
    expect(() => check(settings)).toThrow(`@lectern/references: ${message}`);
  });
});
