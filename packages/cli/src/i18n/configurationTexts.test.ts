import {expect, it} from 'vitest';
import {siteOf} from '../settings/site';
import {missingOfConfiguration} from './configurationTexts';

it('lists what the configuration does not say in a language', () => {
  const textsOfConfiguration = {'src/config/tabGroups.ts': {host: {en: 'Host', de: 'Anbieter'}, shell: {en: 'Shell'}}};
  expect(missingOfConfiguration(siteOf({dir: '.', settings: {textsOfConfiguration}}), 'de')).toEqual([
    'src/config/tabGroups.ts: “shell” has no text in “de”',
  ]);
});
