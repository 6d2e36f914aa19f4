import {missingParts} from '../config/presentParts';
import {leftOut} from '../references/present';

/** Marks that the message was printed: each language reads the configuration, and Docusaurus loads its modules again. */
const said = 'LEFT_OUT_IS_SAID';

/** Reports parts that are listed but missing, so that nobody looks for them. Called after all of the configuration. */
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
    // Other commands print output for programs.
    console.warn(`There is no ${folder}: the site has no ${what}. ${where}, and this line goes.`);
  }
}
