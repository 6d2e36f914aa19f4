import {fontsKey} from './fontsKey';

/**
 * Runs before the first paint of every page: sets `data-fonts` on `<html>` and fetches the fonts beside the styles, if
 * the browser has cached them on an earlier page (../hydration/client/fonts.ts), or the page always shows them. Their
 * URLs are beside the script, so that the security policy needs one hash for all languages.
 */
export const fontScript = (fonts: readonly string[], atOnce = false): string =>
  `<script data-files="${fonts.join(' ')}"${atOnce ? ' data-at-once' : ''}>${script}</script>`;

export const script = `try{const{files,atOnce}=document.currentScript.dataset;(atOnce===""||localStorage.getItem("${fontsKey}"))&&(document.documentElement.dataset.fonts="",files.split(" ").forEach(href=>document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))))}catch{}`;
