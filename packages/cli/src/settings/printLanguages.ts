import {readSite} from './readSite';

/** `lectern languages`: for workflows that build each language on a separate machine. */
export async function printLanguages(siteDir: string): Promise<void> {
  const {languages} = await readSite(siteDir);
  console.log(JSON.stringify([languages.first, ...languages.others]));
}
