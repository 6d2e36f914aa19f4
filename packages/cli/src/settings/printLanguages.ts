import {readSite} from './readSite';

/** `lectern languages`: for workflows that build each on a machine of its own. */
export async function printLanguages(siteDir: string): Promise<void> {
  const {languages} = await readSite(siteDir);
  console.log(JSON.stringify([languages.first, ...languages.others]));
}
