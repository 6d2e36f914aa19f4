import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AfterBuild} from './afterBuild';

/** The work that a build leaves for a merged site, in a generated file of Docusaurus. */
export const afterBuildFile = 'afterBuild.json';

/** Undefined if the site lacks this plugin, or nothing is left to do. */
export function readAfterBuild(siteDir: string, generated: string): AfterBuild | undefined {
  const file = path.join(siteDir, generated, 'lectern-publish/default', afterBuildFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AfterBuild) : undefined;
}
