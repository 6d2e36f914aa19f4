/** Inside the docs, holds the pages of all references and nothing else: git and the checks of what people write leave it out. */
export const referenceFolder = 'api';

export function isReference(idOrRoute: string): boolean {
  return idOrRoute === referenceFolder || idOrRoute.startsWith(`${referenceFolder}/`);
}
