import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const texts = /\.(?:tsx?|jsx?|mdx?|ya?ml|json|html)$/;
const styles = /\.s?css$/;
/** The explorer of the REST reference is not part of this site: src/theme/ApiItem. */
const others = /^(?:node_modules$|ApiExplorer$|\.)|\.test\./;

/** Every word of files and folders that may name a class or a property. Styles only name the properties they read. */
export function readUsedNames(places: string[]): Set<string> {
  const names = new Set<string>();
  for (const file of places.flatMap(filesIn)) {
    const text = readFileSync(file, 'utf8');
    const found = styles.test(file) ? readsOf(text) : text.match(/[\w-]+/g);
    for (const name of found ?? []) names.add(name);
  }
  return names;
}

/** `a: var(--b, var(--c))` → --b, --c */
export const readsOf = (css: string): string[] => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map((match) => match[1]!);

/** The properties that a sheet sets for all pages in all colour modes, whatever another has set before. */
export function overriddenBy(css: string): Set<string> {
  const everywhere = [...css.matchAll(/^:root,\nhtml\[data-theme\] \{\n(.*?)^\}/gms)].map((match) => match[1]!);
  return new Set(everywhere.join('').match(/--[\w-]+(?=:)/g));
}

function filesIn(place: string): string[] {
  if (path.extname(place)) return texts.test(place) || styles.test(place) ? [place] : [];
  return readdirSync(place, {withFileTypes: true}).flatMap(({name}) =>
    others.test(name) ? [] : filesIn(path.join(place, name)),
  );
}
