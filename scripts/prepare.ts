/** Runs before every start and build: what the site needs that is not committed. `--force` makes all anew. */
import {vendorKatex} from './vendorKatex';
import {makeReferences} from './references';

async function main(): Promise<void> {
  await vendorKatex();
  const made = await makeReferences({force: process.argv.includes('--force')});
  if (!made) process.exitCode = 1;
}

void main();
