import {createHash} from 'node:crypto';

/** A short hash of several parts. The length of each part keeps `a`, `bc` and `ab`, `c` apart. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('base64url');
}
