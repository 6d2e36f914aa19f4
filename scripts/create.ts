/** `npm run create -- FOLDER`: creates a site as `npm create lectern` does, but with the packages of this repository. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {command} from 'create-lectern';
import {packAll} from './packages/pack';

/** Inside the new site, so that it can be moved and committed as a whole. */
const place = '.packages';

async function packInto(folder: string): Promise<Record<string, string>> {
  const {'create-lectern': itself, ...packed} = await packAll(path.join(folder, place));
  rmSync(itself!);
  return Object.fromEntries(
    Object.entries(packed).map(([name, file]) => [name, `file:${place}/${path.basename(file)}`]),
  );
}

command(process.argv.slice(2), packInto).catch((error: Error & {stdout?: string}) => {
  console.error(error.stdout || error.message);
  process.exitCode = 1;
});
