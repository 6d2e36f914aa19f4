import {missingParts} from '../config/presentParts';
import {leftOut} from '../references/present';

/** Said once: each language reads the configuration, and Docusaurus each module of it anew. */
const said = 'LEFT_OUT_IS_SAID';

/** Says what the site lists and has not, so that nobody looks for it. Called once all of the configuration is loaded. */
export function sayLeftOut(): void {
  if (process.env[said]) return;
  process.env[said] = 'true';
  const missing = [
    ...missingParts().map(([part, folder]) => ({folder, what: `“${part}”`, where: 'Say so in src/config/parts.ts'})),
    ...[...leftOut].map(([id, folder]) => ({
      folder,
      what: `reference “${id}”`,
      where: 'Take it out of src/config/references.ts',
    })),
  ];
  for (const {folder, what, where} of missing) {
    // Other commands print what programs read.
    console.warn(`There is no ${folder}: the site has no ${what}. ${where}, and this line goes.`);
  }
}
