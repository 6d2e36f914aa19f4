/** The folder in the docs with only generated references: Git and the content checks ignore it. */
export const referenceFolder = 'api';

export function isReference(idOrRoute: string): boolean {
  return idOrRoute === referenceFolder || idOrRoute.startsWith(`${referenceFolder}/`);
}
