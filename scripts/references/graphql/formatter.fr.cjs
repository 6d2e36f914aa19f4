// @graphql-markdown/docusaurus loads this by itself and calls what is exported here: see hooks.ts.
// CommonJS, because this way both sides share one copy of `graphql`.
require('tsx/cjs/api').register();

module.exports = require('./hooks.ts').hooksFor('fr');
