import {version} from '../../package.json';

/**
 * The first settings to change. The configuration takes names and URLs from here.
 * `SITE_URL` and `BASE_URL` override the URL at build time, for previews and sub-folders.
 */
// region site
export const site = {
  title: 'Lectern',
  tagline: 'Modern Documentation Solution',
  url: process.env.SITE_URL ?? 'https://lectern.example.com',
  baseUrl: withSlashes(process.env.BASE_URL ?? '/'),
  favicon: 'img/favicon.svg',
  organizationName: 'lectern-docs',
  projectName: 'lectern',
  repository: 'https://github.com/lectern-docs/lectern',
  version,
  // A constant, not the current year: two builds of one commit must be the same.
  copyrightYear: 2025,
};
// endregion

function withSlashes(path: string): string {
  return `/${path}/`.replace(/\/{2,}/g, '/');
}
