/** `npm run build:merge FOLDER…`: one site in `build/`, of builds of single languages that other machines made. */
import {mergeBuilds} from './mergeBuilds';

async function main(): Promise<void> {
  const folders = process.argv.slice(2);
  if (folders.length === 0) throw new Error('Name the folders to merge: npm run build:merge build-en build-fr');
  const {locales} = await mergeBuilds(folders, 'build');
  console.log(`Merged ${locales.join(' and ')} into build/.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
