import {fontsKey} from './fontsKey';

export interface Font {
  family: string;
  url: string;
}

/**
 * Runs before the first paint of every page, and fetches fonts beside the styles: all of the site, where the browser has
 * cached them on an earlier page (../hydration/client/fonts.ts), else those that this page always shows. `data-fonts` on
 * `<html>` says which, `all` or `first`. Their URLs are beside the script, so that the security policy needs one hash for
 * all languages.
 */
export function fontScript(fonts: readonly Font[], atOnce: readonly string[] = []): string {
  const first = fonts.filter(({family}) => atOnce.includes(family));
  return `<script data-all="${urlsOf(fonts)}"${first.length > 0 ? ` data-first="${urlsOf(first)}"` : ''}>${script}</script>`;
}

const urlsOf = (fonts: readonly Font[]): string => fonts.map(({url}) => url).join(' ');

export const script = `{const{all,first}=document.currentScript.dataset;let known;try{known=localStorage.getItem("${fontsKey}")}catch{}const urls=known?all:first;urls&&(document.documentElement.dataset.fonts=known?"all":"first",urls.split(" ").forEach(href=>document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))))}`;
