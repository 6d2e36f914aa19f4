import {fontsKey} from './fontsKey';

/**
 * Runs before the first paint of every page: sets `data-fonts` on `<html>` and fetches the fonts beside the styles, if
 * the browser has cached them on an earlier page (../hydration/client/fonts.ts), or says that its connection is fast: 5
 * Mbit/s or more. Their URLs are beside the script, so that the security policy needs one hash for all languages.
 */
export const fontScript = (fonts: readonly string[]): string =>
  `<script data-files="${fonts.join(' ')}">${script}</script>`;

export const script = `try{const{saveData,downlink}=navigator.connection??{};(!saveData&&downlink>=5||localStorage.getItem("${fontsKey}"))&&(document.documentElement.dataset.fonts="",document.currentScript.dataset.files.split(" ").forEach(href=>document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))))}catch{}`;
