/** Stands for `searchVersions.ts` on sites whose docs have one version. */
export const useVersion = (): undefined => undefined;

export default function NoVersionFilter(): null {
  return null;
}
