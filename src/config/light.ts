import {SettingsError} from '@lectern/kit/settingsError';
import type {LightOptions} from '@lectern/light';
import {cssChunks} from '../css/chunks';

/**
 * When a page loads its scripts: `onDemand` at the first sign of use, or once a reader has had the page in view for
 * ten seconds; `stock` at once, as Docusaurus does. `HYDRATION` overrides it for one build.
 */
// region hydration
const hydration: LightOptions['scripts'] = 'onDemand';
// endregion

const chosen = process.env.HYDRATION ?? hydration;

if (chosen !== 'onDemand' && chosen !== 'stock') {
  throw new SettingsError('src/config/light.ts', [`, HYDRATION is “${chosen}”: write “onDemand” or “stock”.`]);
}

export const isOnDemand = chosen === 'onDemand';

/** The options of @lectern/light for this site. */
export const light: Partial<LightOptions> = {
  scripts: chosen,
  early: ['src/early/newTabs.ts'],
  // Images, which open in the whole window.
  controls: ['img:not(a img)'],
  // The home page shows the font of headings on a first visit too.
  styles: {chunks: cssChunks, keep: [], fontsAtOnce: {'/': ['Site Serif']}},
};
