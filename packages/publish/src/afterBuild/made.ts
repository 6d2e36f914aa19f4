import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AfterBuild} from './afterBuild';

/** What a build leaves for those who put it together with others, among the files that Docusaurus generates. */
export const afterBuildFile = 'afterBuild.json';

/** Nothing where the site has no such plugin, or nothing is left to do. */
export function readAfterBuild(siteDir: string, generated: string): AfterBuild | undefined {
  const file = path.join(siteDir, generated, 'lectern-publish/default', afterBuildFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AfterBuild) : undefined;
}
