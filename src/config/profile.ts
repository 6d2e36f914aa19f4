/** Editions of the site with more content than the public one: `DOCS_PROFILE=internal npm run build` makes one of them. */
export const profiles = ['internal'];

export const currentProfile = process.env.DOCS_PROFILE ?? '';
