import {all} from '@theme/ApiPage/all';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Where the site keeps which tab of a group is chosen. */
const slotOf = (group: string) => createStorageSlot(`docusaurus.tab.${group}`);

/** The languages that were chosen on another page, or on this one before its scripts were there. */
export function chooseAsBefore(page: HTMLElement): void {
  const tabs = all<HTMLInputElement>(page, 'input[data-tab-group]');
  const chosen = tabs.find(({checked, defaultChecked}) => checked && !defaultChecked);
  if (chosen) remember(chosen);
  for (const tab of tabs) if (slotOf(tab.dataset.tabGroup!).get() === tab.dataset.tab) tab.checked = true;
}

function remember({dataset: {tab, tabGroup}}: HTMLInputElement): void {
  if (tab && tabGroup) slotOf(tabGroup).set(tab);
}

/** What is read and what is shown beside it are of one status. */
export function onChoice(page: HTMLElement, chosen: HTMLInputElement): void {
  if (chosen.type !== 'radio') return;
  remember(chosen);
  const isRead = chosen.matches('[name$="-response-status"]');
  if (!isRead && !chosen.closest('[data-api-examples=response]')) return;
  const others = all<HTMLInputElement>(
    page,
    isRead ? '[data-api-examples=response] input' : 'input[name$="-response-status"]',
  );
  const same = others.filter(({value}) => statusOf(value) === statusOf(chosen.value));
  if (same[0] && !same.some(({checked}) => checked)) same[0].checked = true;
}

/** `200` of its second example. */
const statusOf = (value: string): string => value.split(' ')[0]!;
