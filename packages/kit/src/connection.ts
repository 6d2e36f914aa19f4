/** Prefetching would cost these readers money or time. */
export const isCostly = (): boolean => isSavingOr(/2g/);

/** On this connection, only what a reader has asked for is loaded. */
export const isSlow = (): boolean => isSavingOr(/[23]g/);

function isSavingOr(slow: RegExp): boolean {
  const {connection} = navigator as Navigator & {connection?: {effectiveType?: string; saveData?: boolean}};
  return connection?.saveData || slow.test(connection?.effectiveType ?? '');
}
