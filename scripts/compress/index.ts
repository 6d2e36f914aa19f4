/** Runs after each build: what a server need not compress again for each reader. */
import {compression} from '../../src/config/compression';
import {compressFolder} from '@lectern/publish/compress/compressFolder';

async function main(): Promise<void> {
  if (!compression.isOn) return;
  const {user} = process.cpuUsage();
  const count = await compressFolder(process.argv[2] ?? 'build', '.');
  console.log(
    `Compressed ${count} files in ${((process.cpuUsage().user - user) / 1e6).toFixed(1)} s of processor time.`,
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
