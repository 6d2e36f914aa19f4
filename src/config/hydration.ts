import {deferScripts} from '../hydration/template';

type Hydration = 'onDemand' | 'stock';

/**
 * When a page loads its scripts: `onDemand` at the first use of a control or key, at the latest 3 s after the page has
 * loaded; `stock` at once, as Docusaurus does. `HYDRATION` overrides it for one build.
 */
// region hydration
const hydration: Hydration = 'onDemand';
// endregion

const chosen = process.env.HYDRATION ?? hydration;

if (chosen !== 'onDemand' && chosen !== 'stock') {
  throw new Error(`HYDRATION is “${chosen}”: write “onDemand” or “stock”.`);
}

export const isOnDemand = chosen === 'onDemand';

/** Undefined is Docusaurus' own. */
export const pageTemplate = isOnDemand ? deferScripts() : undefined;
