import type {Problem} from '@lectern/kit/problems';
import {inSyntaxOf} from '../../settings/olderSyntax';
import type {SiteConfig} from '../../settings/configuration';
import type {Page} from '../page';

/** The pattern that Docusaurus uses by default. */
const marker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Checks that each post marks the end of its teaser. */
export function checkTeasers(pages: Page[], config: SiteConfig): Problem[] {
  return pages
    .filter(({kind, text}) => kind === 'post' && !marker.test(text))
    .map(({file}) => ({
      file,
      line: 1,
      message: 'Nothing marks where the teaser of this post ends.',
      hint: `Write ${inSyntaxOf(config, '<!-- truncate -->')} on a separate line after the first paragraph.`,
    }));
}
