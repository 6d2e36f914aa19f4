import type {Site} from '../settings/site';
import {baseUrlOf} from './config';

/** The page of the editor. It has no inline script, so its policy need not allow one. */
export function adminPage(site: Site): string {
  const baseUrl = baseUrlOf(site);
  const {favicon} = site.config;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
${favicon === undefined ? '' : `    <link href="${baseUrl}${favicon}" rel="icon" />\n`}    <link href="${baseUrl}admin/config.yml" type="text/yaml" rel="cms-config-url" />
  </head>
  <body>
    <script src="${baseUrl}admin/decap-cms.js"></script>
  </body>
</html>
`;
}

/** The policy of that page: Decap CMS compiles functions to validate its settings, and talks to the Git host. */
export function adminPolicy(hosts: string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${hosts.join(' ')}`.trim(),
    "font-src 'self' data:",
    `connect-src 'self' blob: ${hosts.join(' ')}`.trim(),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** The servers that the editor contacts when it works on GitHub. */
export const gitHosts = ['https://api.github.com', 'https://*.githubusercontent.com', 'https://www.githubstatus.com'];
