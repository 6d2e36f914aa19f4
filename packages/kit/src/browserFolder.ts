/** The folder of a package's files for browsers: beside those for Node once packed, the same one in this repository. */
export const browserFolder = (folder: string): string => folder.replace(/([\\/]lib[\\/])node(?=[\\/]|$)/, '$1browser');
