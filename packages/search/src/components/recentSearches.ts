import {createStorageSlot} from '@docusaurus/theme-common';

const most = 5;

/** The last searches that led somewhere, kept in this browser only; without storage there are none. */
export function recentSearches(locale: string): {
  read: () => string[];
  add: (text: string) => void;
  forget: () => void;
} {
  const slot = createStorageSlot(`recent-searches-${locale}`);
  const read = () => parse(slot.get());
  return {
    read,
    add(text) {
      const asked = text.trim();
      if (asked === '') return;
      slot.set(JSON.stringify([asked, ...read().filter((other) => other !== asked)].slice(0, most)));
    },
    forget: () => slot.del(),
  };
}

/** Anyone may have written there. */
function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}
