const name = '@lectern/references';

/** A package that only sites with APIs install: beside this one, or below the site. */
export function findReferences(siteDir: string): string {
  try {
    return require.resolve(name, {paths: [siteDir, __dirname]});
  } catch {
    const error = new Error(
      `@lectern/preset: the option “references” needs a package that is not installed.\n  npm install ${name}`,
    );
    // Where in this code it was found is of no use to a reader.
    error.stack = error.message;
    throw error;
  }
}
