/** Replaces `searchVersions.ts` on sites with one version of the docs. */
export const useVersion = (): undefined => undefined;

export default function NoVersionFilter(): null {
  return null;
}
