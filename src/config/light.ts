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

/** What @lectern/light is told about this site. */
export const light: Partial<LightOptions> = {
  scripts: chosen,
  early: ['src/early/newTabs.ts'],
  // Pictures, which are shown in the whole window.
  controls: ['img:not(a img)'],
  // The home page is the face of the site, and has the room.
  styles: {chunks: cssChunks, keep: [], fontsAtOnce: ['/']},
};
