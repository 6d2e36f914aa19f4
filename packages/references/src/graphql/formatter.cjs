// graphql-markdown loads this by itself and calls what is exported here: the hooks of the run that is going on (hooks.ts).
const hooks = () => globalThis[Symbol.for('@lectern/references/graphql')];

exports.afterLoadSchemaHook = (event) => hooks().afterLoadSchemaHook(event);
exports.beforeRenderRootTypesHook = (event) => hooks().beforeRenderRootTypesHook(event);
exports.beforePrintTypeHook = (event) => hooks().beforePrintTypeHook(event);
exports.afterRenderFilesHook = (event) => hooks().afterRenderFilesHook(event);
