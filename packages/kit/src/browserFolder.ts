/** Where a package has its files for browsers: beside those for Node once packed, the same ones before. */
export const browserFolder = (folder: string): string => folder.replace(/([\\/]lib[\\/])node(?=[\\/]|$)/, '$1browser');
