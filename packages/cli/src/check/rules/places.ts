import type {Problem} from '@lectern/kit/problems';
import type {Page} from '../page';

/** Checks that no handwritten page is in the folder of generated references, which Git ignores. */
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
