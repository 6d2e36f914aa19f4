import {site} from './site';

const most = 5;
const key = `recent-searches-${site.language}${site.storage.namespace}`;

/** The last searches with results, stored only in this browser; without storage, there are none. */
export const recentSearches = {
  read: (): string[] => parse(inStorage((storage) => storage.getItem(key)) ?? null),
  add(text: string): void {
    const asked = text.trim();
    if (asked === '') return;
    const all = [asked, ...recentSearches.read().filter((other) => other !== asked)].slice(0, most);
    inStorage((storage) => storage.setItem(key, JSON.stringify(all)));
  },
  forget: (): void => inStorage((storage) => storage.removeItem(key)),
};

/** Reading a storage that is denied throws an error. */
function inStorage<Value>(act: (storage: Storage) => Value): Value | undefined {
  try {
    return act(window[site.storage.type]);
  } catch {
    return undefined;
  }
}

/** The stored value may be anything. */
function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}
