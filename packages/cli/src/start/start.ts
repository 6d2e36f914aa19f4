import {spawn} from 'node:child_process';
import {docusaurusCommand} from '../docusaurusCommand';

/** `lectern start [--locale fr]`: Docusaurus' own preview, with its options, there earlier where nothing is cached. */
export async function start(siteDir: string, words: readonly string[]): Promise<void> {
  const preview = spawn(process.execPath, docusaurusCommand(siteDir, 'start', ...words), {
    cwd: siteDir,
    stdio: 'inherit',
  });
  // A terminal tells both of them; whoever stops this process alone means the preview.
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
