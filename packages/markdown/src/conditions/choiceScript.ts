import {storageKey} from './storageKey';
import type {Conditions} from './readConditions';

/**
 * Runs before the first paint on every page: sets the reader's choice on `<html>`, from the URL
 * (`?audience=author`, which is saved) or from the storage. Unknown values have no effect.
 */
export function choiceScript(conditions: Conditions): string {
  const known = Object.fromEntries(Object.entries(conditions).map(([name, {values}]) => [name, Object.keys(values)]));
  return `((c,q,s,k,v)=>{for(k in c){v=q.get(k);try{s=localStorage;c[k].includes(v)?s.setItem("${storageKey}"+k,v):v=s.getItem("${storageKey}"+k)}catch{}c[k].includes(v)&&document.documentElement.setAttribute("data-for-"+k,v)}})(${JSON.stringify(known)},new URLSearchParams(location.search))`;
}
