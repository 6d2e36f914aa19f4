/** `npm run compress`: what a server need not compress again for each reader, after a build. */
import {compressFolder} from './compress';

const started = Date.now();
void compressFolder('build').then(
  (count) => console.log(`Compressed ${count} files in ${Math.round((Date.now() - started) / 1000)} s.`),
  (error: Error) => {
    console.error(`${error.message}\nRun “npm run build” first.`);
    process.exitCode = 1;
  },
);
