/** Where this site keeps what its readers choose: by the plugin's configuration. */
declare const STORAGE: {type: 'localStorage' | 'sessionStorage'; namespace: string};

/**
 * Shows the tabs that the address asks for, or that were chosen on another page: a page as sent shows the first of each
 * set. ../client/Tabs.ts has written into the page which of them belong together. `false` where it takes scripts.
 */
export function showChosenTabs(asked: URLSearchParams): boolean {
  try {
    return [...document.querySelectorAll<HTMLElement>('[data-tab]')].every((tab) => {
      const {tab: value, tabGroup, tabQuery} = tab.dataset;
      const chosen =
        (tabQuery && asked.get(tabQuery)) ??
        (tabGroup && window[STORAGE.type].getItem(`docusaurus.tab.${tabGroup}${STORAGE.namespace}`));
      return chosen !== value || show(tab);
    });
  } catch {
    // Reading a storage that is denied is an error: then nothing was chosen.
    return true;
  }
}

function show(tab: HTMLElement): boolean {
  // A radio button shows what belongs to it by itself.
  if (tab instanceof HTMLInputElement) return (tab.checked = true);
  const tabs = [...tab.parentElement!.children] as HTMLElement[];
  const panels = tab.parentElement!.nextElementSibling!.children as HTMLCollectionOf<HTMLElement>;
  // Of lazy ones, only the first is in the page.
  if (panels.length < tabs.length) return tab.matches('[aria-selected=true]');
  tabs.forEach((other, index) => {
    const isChosen = other === tab;
    other.setAttribute('aria-selected', String(isChosen));
    other.tabIndex = isChosen ? 0 : -1;
    other.classList.toggle('tabs__item--active', isChosen);
    panels[index]!.hidden = !isChosen;
  });
  return true;
}
