import {expect, it} from 'vitest';
import {missingOfConfiguration} from './configurationTexts';

it('lists what the configuration does not say in a language', () => {
  const texts = {'src/config/tabGroups.ts': {host: {en: 'Host', de: 'Anbieter'}, shell: {en: 'Shell'}}};
  expect(missingOfConfiguration('de', texts)).toEqual(['src/config/tabGroups.ts: “shell” has no text in “de”']);
});
