import {storageKey} from './storageKey';
import type {Conditions} from './readConditions';

/**
 * Runs before the first paint, on every page: puts what the reader chose on `<html>`, from the address
 * (`?audience=author`, which is then remembered) or from before. Values that are not on the list do nothing.
 */
export function choiceScript(conditions: Conditions): string {
  const known = Object.fromEntries(Object.entries(conditions).map(([name, {values}]) => [name, Object.keys(values)]));
  return `((c,q,s,k,v)=>{for(k in c){v=q.get(k);try{s=localStorage;c[k].includes(v)?s.setItem("${storageKey}"+k,v):v=s.getItem("${storageKey}"+k)}catch{}c[k].includes(v)&&document.documentElement.setAttribute("data-for-"+k,v)}})(${JSON.stringify(known)},new URLSearchParams(location.search))`;
}
