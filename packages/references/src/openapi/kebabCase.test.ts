import {expect, it} from 'vitest';
import {kebabCase} from './kebabCase';

it.each([
  ['getPetById', 'get-pet-by-id'],
  ['Get pet by ID', 'get-pet-by-id'],
  ['issues/list-for-repo', 'issues-list-for-repo'],
  ['HTMLParser', 'html-parser'],
  ['oauth2Token', 'oauth-2-token'],
  ["GitHub's API", 'git-hubs-api'],
  ['Créer un élément', 'creer-un-element'],
  ['v1', 'v-1'],
  ['Straße zum Cœur', 'straße-zum-cœur'],
  ['アプリ項目', 'アプリ項目'],
  ['हिन्दी भाषा', 'हिन्दी-भाषा'],
  ['사용자', '사용자'],
  ['Мой заказ', 'мой-заказ'],
  ['', ''],
])('makes of %s an address: %s', (name, address) => {
  expect(kebabCase(name)).toBe(address);
});
