import {spawn} from 'node:child_process';
import {docusaurusCommand} from '../docusaurusCommand';

/** `lectern start [--locale fr]`: the preview of Docusaurus, with its options, but faster without a cache. */
export async function start(siteDir: string, words: readonly string[]): Promise<void> {
  const preview = spawn(process.execPath, docusaurusCommand(siteDir, 'start', ...words), {
    cwd: siteDir,
    stdio: 'inherit',
  });
  // A terminal sends the signal to both processes; a signal to this one alone is passed on.
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      isStopped = true;
      preview.kill(signal);
    });
  process.exitCode = await new Promise<number>((resolve) =>
    preview.on('close', (code) => resolve(code ?? (isStopped ? 0 : 1))),
  );
}
