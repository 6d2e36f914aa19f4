import {all} from '@theme/ApiPage/all';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Where the site stores the chosen tab of a group. */
const slotOf = (group: string) => createStorageSlot(`docusaurus.tab.${group}`);

/** Restores languages chosen on another page, or on this one before its scripts loaded. */
export function chooseAsBefore(page: HTMLElement): void {
  const tabs = all<HTMLInputElement>(page, 'input[data-tab-group]');
  const chosen = tabs.find(({checked, defaultChecked}) => checked && !defaultChecked);
  if (chosen) remember(chosen);
  for (const tab of tabs) if (slotOf(tab.dataset.tabGroup!).get() === tab.dataset.tab) tab.checked = true;
}

function remember({dataset: {tab, tabGroup}}: HTMLInputElement): void {
  if (tab && tabGroup) slotOf(tabGroup).set(tab);
}

/** Keeps text and examples on the same status and media type. */
export function onChoice(page: HTMLElement, chosen: HTMLInputElement | HTMLSelectElement): void {
  if (chosen instanceof HTMLInputElement) {
    remember(chosen);
    if (chosen.matches(statuses)) chooseStatus(page, chosen.value);
    return;
  }
  const {apiMedia, apiExample} = chosen.dataset;
  if (apiMedia !== undefined) showAsRead(page, chosen, apiMedia);
  if (apiExample !== undefined) readAsShown(page, chosen, apiExample);
}

/** In the text and in the card beside it, but not in callbacks. */
const statuses = ':is([name$=-response-status], [name$=-response-example]):not([name*=-callback-])';

function chooseStatus(page: HTMLElement, status: string): void {
  for (const one of all<HTMLInputElement>(page, `input${statuses}`)) if (one.value === status) one.checked = true;
}

function showAsRead(page: HTMLElement, media: HTMLSelectElement, place: string): void {
  chooseStatus(page, place.replace('response-', ''));
  const example = selectOf(page, 'example', place);
  if (!example || mediaOf(example) === media.value) return;
  const index = Array.from(example.options).findIndex((option) => option.dataset.media === media.value);
  if (index >= 0) example.selectedIndex = index;
}

function readAsShown(page: HTMLElement, example: HTMLSelectElement, place: string): void {
  const media = selectOf(page, 'media', place);
  if (media) media.value = mediaOf(example)!;
}

function mediaOf(example: HTMLSelectElement): string | undefined {
  return example.selectedOptions[0]?.dataset.media;
}

/** The select of the body, or of a response. */
function selectOf(page: HTMLElement, of: 'media' | 'example', place: string): HTMLSelectElement | null {
  return page.querySelector(`select[data-api-${of}="${place}"]`);
}
