/**
 * Runs after each build. Writes the headers that belong to it, because the policy lists the scripts of its pages:
 * `build/_headers` for Netlify, Cloudflare Pages and `npm run serve`, and `build/_headers.nginx` for nginx.
 */
import {Globby} from '@docusaurus/utils';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {cms} from '../../src/config/cms';
import {isOnDemand} from '../../src/config/hydration';
import {speculationRules} from '../../src/hydration/links';
import {adminPolicy, gitHosts} from '../cms/page';
import {parseHeaders} from '../serve/headers';
import {nginxHeaders, withEditorPolicy, withPolicy} from './forms';
import {contentSecurityPolicy, hashSource, readInline} from './policy';

/** Cloudflare Pages leaves out a line that is longer. */
const longestLine = 2000;

async function main(): Promise<void> {
  const folder = process.argv[2] ?? 'build';
  const files = await Globby('**/*.html', {cwd: folder});
  const inline = readInline(read(folder, files));
  if (inline.handlers.size > 0) {
    throw new Error(
      `The policy lets no event handler in HTML run: ${[...inline.handlers].join(', ')}. Use a component with the handler in its code.`,
    );
  }
  // The loader writes them into the page. Chromium wants their hash, not only 'inline-speculation-rules'.
  if (isOnDemand) inline.scripts.add(hashSource(speculationRules));
  const policy = contentSecurityPolicy(inline.scripts);
  if (policy.length > longestLine) {
    throw new Error(
      `The policy has ${policy.length} characters, and hosts take ${longestLine}. Each inline script that differs adds 54: move what is in them to files.`,
    );
  }
  const plain = withPolicy(readFileSync('deploy/_headers', 'utf8'), policy);
  const hasEditor = existsSync(path.join(folder, 'admin.html'));
  const headers = hasEditor ? withEditorPolicy(plain, adminPolicy([...gitHosts, cms.signIn])) : plain;
  writeFileSync(path.join(folder, '_headers'), headers);
  writeFileSync(path.join(folder, '_headers.nginx'), nginxHeaders(parseHeaders(headers)));
  console.log(`Headers: a policy with ${inline.scripts.size} inline scripts from ${files.length} pages.`);
}

/** One at a time: a large site has more of them than fit into memory. */
function* read(folder: string, files: readonly string[]): Generator<string> {
  for (const file of files) yield readFileSync(path.join(folder, file), 'utf8');
}

void main();
