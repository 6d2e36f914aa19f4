import type {Dimension} from './rules';
import {storageKey} from './storageKey';

/**
 * Runs where a page with conditional text begins, so before its first paint: sets the reader's choice on `<html>`, from
 * the URL (`?audience=author`, which is saved) or from the storage. Unknown values have no effect.
 */
export function choiceScript(dimensions: Dimension[]): string {
  const known = Object.fromEntries(dimensions.map(({name, values}) => [name, Object.keys(values)]));
  return `((c,q,s,k,v)=>{for(k in c){v=q.get(k);try{s=localStorage;c[k].includes(v)?s.setItem("${storageKey}"+k,v):v=s.getItem("${storageKey}"+k)}catch{}c[k].includes(v)&&document.documentElement.setAttribute("data-for-"+k,v)}})(${JSON.stringify(known)},new URLSearchParams(location.search))`;
}
