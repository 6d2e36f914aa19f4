/** Loaded into a build by `--import`: says at its end what it has used, threads included. */
import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

const file = process.env.USAGE_FILE;
if (isMainThread && file) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    writeFileSync(file, JSON.stringify({cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS * 1024}));
  });
}
