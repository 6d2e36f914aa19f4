/** Fetching what nobody has asked for costs these readers money or time. */
export function isCostly(): boolean {
  const {connection} = navigator as Navigator & {connection?: {effectiveType?: string; saveData?: boolean}};
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
}
