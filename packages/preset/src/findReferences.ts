const name = '@lectern/references';

/** Finds a package that only sites with APIs install: beside this one, or from the site. */
export function findReferences(siteDir: string): string {
  try {
    return require.resolve(name, {paths: [siteDir, __dirname]});
  } catch {
    const error = new Error(
      `@lectern/preset: the option “references” needs a package that is not installed.\n  npm install ${name}`,
    );
    // The stack trace is of no use to readers.
    error.stack = error.message;
    throw error;
  }
}
