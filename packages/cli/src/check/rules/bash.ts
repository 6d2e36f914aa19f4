import {spawnSync} from 'node:child_process';

/** Parses samples, separated by NUL, without running them, and prints why each fails. */
const reader = `
  while IFS= read -r -d '' sample; do
    if reason=$(bash -n 2>&1 <<< "$sample"); then reason=; fi
    printf '%s\\0' "$reason"
  done
`;

/**
 * Why Bash can't parse these samples, by sample; empty on a machine without Bash. One process parses all samples,
 * because starting one from the memory of a preview takes 25 ms.
 */
export function unreadableBash(samples: string[]): Map<string, string> {
  if (samples.length === 0) return new Map();
  const {error, status, stdout} = spawnSync('bash', ['-c', reader], {
    input: samples.map((sample) => `${sample.replaceAll('\0', '')}\0`).join(''),
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  // On Windows, `bash` may be a program that only explains how to install it.
  if (error || status !== 0) return new Map();
  const reasons = stdout.split('\0').map((reason) => reason.split('\n')[0]!.replace(/^bash: line \d+: /, ''));
  return new Map(
    samples.map((sample, index) => [sample, reasons[index] ?? ''] as const).filter(([, reason]) => reason),
  );
}
