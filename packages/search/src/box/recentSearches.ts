import {site} from './site';

const most = 5;
const key = `recent-searches-${site.language}${site.storage.namespace}`;

/** The last searches with results, stored only in this browser; without storage, there are none. */
export const recentSearches = {
  read: (): string[] =>
    inStorage((storage) => {
      // The stored value may be anything.
      const value: unknown = JSON.parse(storage.getItem(key)!);
      return (value as unknown[]).filter((text) => typeof text === 'string').slice(0, most);
    }) ?? [],
  add(text: string): void {
    const asked = text.trim();
    if (asked === '') return;
    const all = [asked, ...recentSearches.read().filter((other) => other !== asked)].slice(0, most);
    inStorage((storage) => storage.setItem(key, JSON.stringify(all)));
  },
  forget: (): void => inStorage((storage) => storage.removeItem(key)),
};

/** Nothing where it fails: a storage that is denied, or what is in it is no list. */
function inStorage<Value>(act: (storage: Storage) => Value): Value | undefined {
  try {
    return act(window[site.storage.type]);
  } catch {
    return undefined;
  }
}
