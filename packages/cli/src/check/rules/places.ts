import type {Problem} from '@lectern/kit/problems';
import type {Page} from '../page';

/** No page that somebody wrote stands where git leaves out what is made. */
export function checkPlaces(pages: Page[], referenceFolder: string | undefined): Problem[] {
  return pages
    .filter(({kind, key}) => kind === 'doc' && key.startsWith(`${referenceFolder}/`))
    .map(({file}) => ({
      file,
      line: 1,
      message: `No description of an API makes this page, and git leaves out its folder, “${referenceFolder}”.`,
      hint: 'Move it to another folder, or delete it if its API is gone.',
    }));
}
