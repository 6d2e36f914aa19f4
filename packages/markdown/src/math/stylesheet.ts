import {version} from 'katex/package.json';

/** Below an address that servers let browsers keep for ever: with another version of KaTeX, it is another one. */
export const katexFolder = `assets/katex-${version}`;
export const katexStylesheet = `/${katexFolder}/katex.min.css`;
