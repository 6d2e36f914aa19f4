import {version} from 'katex/package.json';

/** A URL that browsers may cache forever: it contains the version of KaTeX. */
export const katexFolder = `assets/katex-${version}`;
export const katexStylesheet = `/${katexFolder}/katex.min.css`;
