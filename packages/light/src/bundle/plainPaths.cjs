// CommonJS, because the bundler loads this file itself.

/**
 * The router compares a URL with the path of each page, and compiles a regular expression for each. Paths without
 * patterns are compared as strings instead: a site of thousands of pages answers its first keys and clicks sooner.
 */
function withPlainPaths(pathToRegexp) {
  return Object.assign(compile, pathToRegexp);

  function compile(path, keys, options) {
    const isPlain = typeof path === 'string' && /^[\w\-./%~@]*$/.test(path);
    const isUsual = options && typeof options.end === 'boolean' && !options.strict && !options.sensitive;
    return isPlain && isUsual ? plain(path, options.end) : pathToRegexp(path, keys, options);
  }

  /** Replaces the regular expression that the router expects. Case and a trailing slash don't matter. */
  function plain(path, isWhole) {
    const wanted = path.replace(/\/$/, '').toLowerCase();
    return {
      exec(address) {
        const beginning = address.slice(0, wanted.length);
        if (beginning.toLowerCase() !== wanted) return null;
        const rest = address.slice(wanted.length);
        if (rest === '' || rest === '/') return [address];
        return !isWhole && rest[0] === '/' ? [beginning] : null;
      },
    };
  }
}

/** Added after the exports of `path-to-regexp`. */
module.exports = (source) => `${source}\nmodule.exports = (${withPlainPaths})(module.exports);\n`;
module.exports.withPlainPaths = withPlainPaths;
