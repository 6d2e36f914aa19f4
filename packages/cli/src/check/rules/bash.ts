import {spawnSync} from 'node:child_process';

/** Reads samples, each up to a NUL, without running them, and says of each why it cannot be run. */
const reader = `
  while IFS= read -r -d '' sample; do
    if reason=$(bash -n 2>&1 <<< "$sample"); then reason=; fi
    printf '%s\\0' "$reason"
  done
`;

/**
 * Why Bash itself cannot read each of these samples, by the sample; a machine without Bash leaves that to others.
 * One process does it for all of them, as starting one from the memory of a preview takes 25 ms.
 */
export function unreadableBash(samples: string[]): Map<string, string> {
  if (samples.length === 0) return new Map();
  const {error, status, stdout} = spawnSync('bash', ['-c', reader], {
    input: samples.map((sample) => `${sample.replaceAll('\0', '')}\0`).join(''),
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  // On Windows, `bash` may be a program that only tells how to install one.
  if (error || status !== 0) return new Map();
  const reasons = stdout.split('\0').map((reason) => reason.split('\n')[0]!.replace(/^bash: line \d+: /, ''));
  return new Map(
    samples.map((sample, index) => [sample, reasons[index] ?? ''] as const).filter(([, reason]) => reason),
  );
}
