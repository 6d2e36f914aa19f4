import {version} from 'katex/package.json';

/** KaTeX' styles and fonts are served by the site itself; the version in the path lets browsers keep them for ever. */
export const katexFolder = `katex-${version}`;
export const katexStylesheet = `/${katexFolder}/katex.min.css`;
