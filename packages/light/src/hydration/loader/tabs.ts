/** The storage for choices of readers, from the configuration. */
declare const STORAGE: {type: 'localStorage' | 'sessionStorage'; namespace: string};

/**
 * Shows the tabs that the URL names, or that were chosen on another page: the HTML has the first tab of each set.
 * ../client/Tabs.ts writes the groups into it. Returns `false` if this needs scripts.
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
    // Reading a storage that is denied throws an error: then nothing was chosen.
    return true;
  }
}

function show(tab: HTMLElement): boolean {
  // Checking a radio button shows its panel.
  if (tab instanceof HTMLInputElement) return (tab.checked = true);
  const tabs = [...tab.parentElement!.children] as HTMLElement[];
  const panels = tab.parentElement!.nextElementSibling!.children as HTMLCollectionOf<HTMLElement>;
  // With lazy tabs, only the first panel is in the page.
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
