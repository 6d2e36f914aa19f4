/** Fetching what nobody has asked for costs these readers money or time. */
export const isCostly = (): boolean => isSavingOr(/2g/);

/** Here, more than a page has to wait until somebody asks for it. */
export const isSlow = (): boolean => isSavingOr(/[23]g/);

function isSavingOr(slow: RegExp): boolean {
  const {connection} = navigator as Navigator & {connection?: {effectiveType?: string; saveData?: boolean}};
  return connection?.saveData || slow.test(connection?.effectiveType ?? '');
}
