import {authorError} from '../remark/authorError';
import {nearest} from '../text/nearest';

/** Editions of the site that hold more than the public one. `DOCS_PROFILE=internal npm run build` makes one of them. */
export const profiles = ['internal'];

export const currentProfile = process.env.DOCS_PROFILE ?? '';

if (currentProfile && !profiles.includes(currentProfile)) {
  throw new Error(
    `DOCS_PROFILE=${currentProfile}: there is no such profile.\n  Known profiles, from src/config/profile.ts: ${profiles.join(', ')}.`,
  );
}

interface FrontMatter {
  [field: string]: unknown;
}

/** A page with `profile: internal` is a draft in every other edition: not built, listed, fed or found. */
export function applyProfile(frontMatter: FrontMatter, filePath: string): FrontMatter {
  const {profile} = frontMatter;
  if (profile === undefined) return frontMatter;
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
      'A standalone page is in every edition.',
      'Move it to docs/, where “profile” works.',
    );
  }
  return profile === currentProfile ? frontMatter : {...frontMatter, draft: true};
}
