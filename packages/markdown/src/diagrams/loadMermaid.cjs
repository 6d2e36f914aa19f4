// CommonJS, so that Docusaurus doesn't transpile it: Mermaid is large.
module.exports = async function loadMermaid() {
  const [{default: mermaid}, {default: purify}] = await Promise.all([import('mermaid'), import('dompurify')]);
  // The browser sanitises labels when it draws them; there is no document here, and nothing is drawn.
  Object.assign(purify, {addHook: () => undefined, sanitize: (text) => text});
  return mermaid;
};
