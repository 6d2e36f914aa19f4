import {authorError} from '@lectern/kit/authorError';
import {nearest} from '@lectern/kit/nearest';
import type {Site} from '../site';

interface FrontMatter {
  [field: string]: unknown;
}

/** A page with `profile: internal` is a draft in every other edition: no build, list, feed or search contains it. */
export function applyProfile(
  frontMatter: FrontMatter,
  filePath: string,
  {profiles, profile: current}: Pick<Site, 'profiles' | 'profile'>,
): FrontMatter {
  const {profile} = frontMatter;
  // Without editions, the field has no meaning here.
  if (profile === undefined || profiles.length === 0) return frontMatter;
  if (typeof profile !== 'string' || !profiles.includes(profile)) {
    const name = JSON.stringify(profile).replaceAll('"', '');
    const suggestion = nearest(name, profiles);
    throw authorError(
      {path: filePath},
      undefined,
      `There is no profile “${name}”.`,
      suggestion ? `Did you mean “${suggestion}”?` : `Known profiles: ${profiles.join(', ')}.`,
    );
  }
  if (/[\\/](?:src[\\/]pages|docusaurus-plugin-content-pages)[\\/]/.test(filePath)) {
    throw authorError(
      {path: filePath},
      undefined,
      'Standalone pages cannot have a “profile”.',
      'Move the page to docs/, or remove “profile”.',
    );
  }
  return profile === current ? frontMatter : {...frontMatter, draft: true};
}
