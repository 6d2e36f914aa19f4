/**
 * Runs after each build. Writes the headers that belong to it, because the policy lists the scripts of its pages:
 * `build/_headers` for Netlify, Cloudflare Pages and `npm run serve`, and `build/_headers.nginx` for nginx.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writeHeaders} from '@lectern/publish/headers/writeHeaders';
import {cms} from '../../src/config/cms';
import {locales, prefixOf} from '../../src/config/i18n';
import {policy} from '../../src/config/publish';
import {site} from '../../src/config/site';
import {adminPolicy, gitHosts} from '../cms/page';

async function main(): Promise<void> {
  const folder = process.argv[2] ?? 'build';
  const hasEditor = existsSync(path.join(folder, 'admin.html'));
  const {scripts, pages} = await writeHeaders(
    {folder, url: site.url, baseUrl: site.baseUrl, prefixes: locales.map(prefixOf).filter(Boolean)},
    {
      rules: readFileSync('deploy/_headers', 'utf8'),
      policy,
      nginx: true,
      ownPolicies: hasEditor ? {'/admin': adminPolicy([...gitHosts, cms.signIn])} : {},
    },
  );
  console.log(`Headers: a policy with ${scripts} inline scripts from ${pages} pages.`);
}

void main();
