/** Loaded into every process of a build by `--import`: says at its end what it has used, threads included. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {isMainThread} from 'node:worker_threads';

const folder = process.env.USAGE_FOLDER;
if (isMainThread && folder) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const usage = {cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS * 1024};
    writeFileSync(path.join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
}
