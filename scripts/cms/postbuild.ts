/** Runs after each build, before the headers are written: see publish.ts. */
import {publishCms} from './publish';

publishCms(process.argv[2] ?? 'build').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
