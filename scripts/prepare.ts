/**
 * Runs before every start and build: what the site needs that is not committed. `--force` makes all anew;
 * `--openapi any.yaml --out folder` and `--graphql any.graphql --out folder` make the pages of that file only.
 */
import {readOptions} from './prepareOptions';

async function main(): Promise<void> {
  const {force, ...wanted} = readOptions(process.argv.slice(2));
  const {references, referenceSite} = await import('../src/references');
  if (Object.keys(wanted).length > 0) {
    const {makeInFolder} = await import('@lectern/references/ownFolder');
    if (!(await makeInFolder(wanted, references, referenceSite))) process.exitCode = 1;
    return;
  }
  const {checkSettings} = await import('../src/settings/checkSettings');
  checkSettings();
  const {missingParts} = await import('../src/config/presentParts');
  for (const [part, folder] of missingParts()) {
    console.log(`There is no ${folder}: the site has no “${part}”. Say so in src/config/parts.ts, and this line goes.`);
  }
  const {makeReferences} = await import('@lectern/references/make');
  const {leftOut} = await import('../src/references/present');
  for (const [id, folder] of leftOut) {
    console.log(
      `There is no ${folder}: the site has no reference “${id}”. Take it out of src/config/references.ts, and this line goes.`,
    );
  }
  if (!(await makeReferences(references, referenceSite, {force}))) process.exitCode = 1;
}

// All configuration is loaded in `main`, because what cannot be is found while it loads; where in the code is of no use to a reader.
main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
