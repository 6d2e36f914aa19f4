import {statSync} from 'node:fs';
import {constants, setPriority} from 'node:os';
import path from 'node:path';
import {readSite} from '../settings/readSite';
import {contentProblems} from './contentProblems';
import {reportOf} from './report';

export interface Given {
  siteDir: string;
  /** The file of the configuration. */
  config: string;
  /** Pages that have changed since then are converted to HTML as well; all of them where it is 0. */
  since: number;
}

export interface Found {
  count: number;
  lines: string[];
}

/** What `lectern check content` says, for the preview: it may take long, so it leaves the processors to the preview. */
export async function checkForPreview({siteDir, config, since}: Given): Promise<Found> {
  // The preview has ended.
  process.once('disconnect', () => process.exit());
  setPriority(constants.priority.PRIORITY_LOW);
  const site = await readSite(siteDir, config);
  const {problems} = await contentProblems(site, {
    transforms: ({file}) => statSync(path.resolve(siteDir, file)).mtimeMs >= since,
  });
  return {count: problems.length, lines: reportOf(problems, site)};
}
