import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {Globby} from '@docusaurus/utils';
import {below, inEachLanguage, nginxHeaders, withOwnPolicy, withPolicy} from './forms';
import {parseHeaders} from './parse';
import {contentSecurityPolicy, type Inline, type MorePolicy, readInline} from './policy';
import {standardRules} from './standard';

export interface HeaderOptions {
  /** A file in the format of `_headers`, relative to the site, instead of `static/_headers` or our default rules. */
  rules?: string;
  /** Additional permissions: `{'connect-src': ['https://api.example.com']}`. `false` means no policy. */
  policy: false | MorePolicy;
  /** Paths with another policy: `{'/admin': "default-src 'none'"}`. */
  ownPolicies: Readonly<Record<string, string>>;
}

/** A complete build, with all its languages. */
export interface BuiltSite {
  /** The folder of the build. */
  folder: string;
  url: string;
  /** Of the first language. */
  baseUrl: string;
  /** URL prefixes of the other languages, without the base path: `/fr`. */
  prefixes: readonly string[];
}

export interface Headers {
  /** In the format of `_headers`. */
  rules: string;
  policy: false | MorePolicy;
  /** With `warn`, a site that no policy fits gets its other headers. */
  mistakes: 'error' | 'warn';
  nginx: boolean;
  /** Paths with another policy: `{'/admin': "default-src 'none'"}`. */
  ownPolicies?: Readonly<Record<string, string>>;
}

/** Characters: Cloudflare Pages ignores longer lines. */
const longestLine = 2000;

/**
 * Writes the headers of a build, because the policy lists the scripts of its pages: `_headers` for Netlify and
 * Cloudflare Pages, and `_headers.nginx` for nginx. Returns a summary.
 */
export async function writeHeaders(
  {folder, url, baseUrl, prefixes}: BuiltSite,
  {rules, policy, mistakes, nginx, ownPolicies = {}}: Headers,
): Promise<string> {
  const files = await Globby('**/*.html', {cwd: folder});
  const inline = readInline(read(folder, files), url);
  let headers = below(baseUrl, inEachLanguage(rules, prefixes));
  const misfit = policy && misfitOf(inline, policy);
  if (misfit && mistakes === 'error') throw new Error(misfit);
  if (misfit) logger.warn(`${misfit} Until then, pages are sent without a policy.`);
  const isSent = policy !== false && !misfit;
  if (isSent) headers = withPolicy(headers, contentSecurityPolicy(inline, policy));
  for (const [place, own] of Object.entries(ownPolicies)) {
    headers = withOwnPolicy(headers, own, baseUrl + place.slice(1));
  }
  writeFileSync(path.join(folder, '_headers'), headers);
  if (nginx) writeFileSync(path.join(folder, '_headers.nginx'), nginxHeaders(parseHeaders(headers)));
  return isSent
    ? `Headers: a policy with ${inline.scripts.size} inline scripts from ${files.length} pages.`
    : 'Headers: no policy.';
}

/** What keeps a policy from being sent. */
function misfitOf(inline: Inline, more: MorePolicy): string | undefined {
  if (inline.handlers.size > 0)
    return `The policy lets no event handler in HTML run: ${[...inline.handlers].join(', ')}. Use a component with the handler in its code.`;
  const {length} = contentSecurityPolicy(inline, more);
  if (length > longestLine)
    return `The policy has ${length} characters, and hosts take ${longestLine}. Each inline script that differs adds 54: move what is in them to files.`;
  return undefined;
}

/** The rules of a site: those it names, those in its static files, or the default ones. */
export function rulesOf(siteDir: string, staticDirectories: readonly string[], named?: string): string {
  const files = named ? [named] : staticDirectories.map((folder) => path.join(folder, '_headers'));
  const file = files.map((name) => path.resolve(siteDir, name)).find((candidate) => existsSync(candidate));
  if (named && !file)
    throw new Error(`@lectern/publish: there is no file “${named}”, which the option “headers.rules” names.`);
  return file ? readFileSync(file, 'utf8') : standardRules;
}

/** Reads one file at a time, because the pages of a large site don't fit into memory. */
function* read(folder: string, files: readonly string[]): Generator<string> {
  for (const file of files) yield readFileSync(path.join(folder, file), 'utf8');
}
