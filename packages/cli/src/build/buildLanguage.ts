import {spawn} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {docusaurusCommand} from '../docusaurusCommand';
import {packageFile} from '../packageFile';
import type {MemoryLimit} from './memoryLimit';

/** Heap space for short-lived objects such as syntax trees: garbage collection takes a seventh less of the build time. */
const youngSpace = '--max-semi-space-size=32';

const renderingThreads = packageFile('bin/renderingThreads.cjs');

/** Two languages at a time need a folder each for what Docusaurus generates. */
export const generatedFolder = (locale: string): string => `.docusaurus/${locale}`;

/** A configuration made from that of the site, which stands in messages instead. */
export interface DerivedConfig {
  file: string;
  from: string;
}

/** Runs Docusaurus for a language into a folder, each line of its output with the name of the language before it. */
export function buildLanguage(
  siteDir: string,
  locale: string,
  outDir: string,
  options: readonly string[],
  {atOnce, heap}: MemoryLimit,
  config?: DerivedConfig,
): Promise<number> {
  const isHeapSet = process.env.NODE_OPTIONS?.includes('--max-old-space-size');
  const spaces = [youngSpace, ...(isHeapSet ? [] : [`--max-old-space-size=${heap}`])];
  const words = [
    'build',
    '--locale',
    locale,
    '--out-dir',
    outDir,
    ...(config ? ['--config', config.file] : []),
    ...options,
  ];
  const command = [...spaces, '--require', renderingThreads, ...docusaurusCommand(siteDir, ...words)];
  const build = spawn(process.execPath, command, {
    cwd: siteDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // Threads for rendering cost a twentieth more if a language has no processor to spare.
      ...(availableParallelism() / atOnce < 2 && {DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1'}),
      ...process.env,
      // @lectern/light minifies the HTML as far as it is worth the time.
      SKIP_HTML_MINIFICATION: 'true',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder(locale),
      // The references are already generated: two languages at a time would query an endpoint twice.
      REFERENCES_ARE_MADE: 'true',
      ...(process.stdout.isTTY && !process.env.NO_COLOR && {FORCE_COLOR: '1'}),
    },
  });
  const derived = config && path.relative(siteDir, config.file);
  const say = (line: string): void =>
    console.log(`[${locale}] ${derived ? line.replaceAll(derived, path.basename(config.from)) : line}`);
  createInterface(build.stdout).on('line', say);
  createInterface(build.stderr).on('line', say);
  return new Promise((resolve) => build.on('close', (code) => resolve(code ?? 1)));
}
