// CommonJS, and loaded as it is: what Docusaurus loads, it transpiles, and Mermaid is large.
module.exports = async function loadMermaid() {
  const [{default: mermaid}, {default: purify}] = await Promise.all([import('mermaid'), import('dompurify')]);
  // Labels are made safe in the browser, where they are drawn; here is no document to do it with, and nothing is drawn.
  Object.assign(purify, {addHook: () => undefined, sanitize: (text) => text});
  return mermaid;
};
