// What graphql-markdown says while it works: only what asks for action is passed on.
const silent = () => {};

exports.log = silent;
exports.info = silent;
exports.debug = silent;
exports.success = silent;
exports.warn = (message) => console.warn(message);
exports.error = (message) => console.error(message);
