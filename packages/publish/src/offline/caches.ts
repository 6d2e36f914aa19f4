/** Names of this site's caches begin with this, because other sites may share the host. */
export const prefixOf = (root: string): string => `offline ${root} `;

/** The caches of this site, the oldest first. */
export async function cachesOf(root: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefixOf(root)));
}
