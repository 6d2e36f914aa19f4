import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {packAll} from '../../scripts/packages/pack';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed files, by the names of their packages. */
    packed: Record<string, string>;
  }
}

/** Packs all packages, once for all tests of what is packed. */
export default async function pack({provide}: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
  provide('packed', await packAll(folder));
  return () => rmSync(folder, {recursive: true});
}
