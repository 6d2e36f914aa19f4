import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {browserFolder} from '@lectern/kit/browserFolder';
import {buildSync} from 'esbuild';
import type {LightOptions} from '../options';

/** The inline script of each page: modules of the site, then the loader, for browsers that are a few years old. */
export function bundleLoader(
  siteDir: string,
  {early, controls}: Pick<LightOptions, 'early' | 'controls'>,
  storage: Pick<LoadContext['siteStorage'], 'type' | 'namespace'>,
): string {
  const modules = [
    ...early.map((file) => path.resolve(siteDir, file)),
    path.join(browserFolder(__dirname), 'loader/loader'),
  ];
  const {outputFiles} = buildSync({
    stdin: {contents: modules.map((file) => `import ${JSON.stringify(file)};`).join('\n'), resolveDir: siteDir},
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    legalComments: 'none',
    define: {
      CONTROLS: JSON.stringify(controls),
      STORAGE: JSON.stringify({type: storage.type, namespace: storage.namespace}),
    },
    write: false,
  });
  const code = outputFiles[0]!.text.trim();
  if (/<%|<\/script/.test(code)) {
    throw new Error(
      `@lectern/light: what stands in each page holds “<%” or “</script”, which would end it. Look into ${early.join(', ')}.`,
    );
  }
  return code;
}
