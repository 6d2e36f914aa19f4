/**
 * In place of Node's `process`, which the theme brings along wherever code asks for it: React only looks whether it can
 * tell it of errors, and the reader of diagrams asks how paths are written.
 */
module.exports = {env: {}, cwd: () => '/'};
