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

/** What is read and what is shown beside it are of one status, and of one media type. */
export function onChoice(page: HTMLElement, chosen: HTMLInputElement | HTMLSelectElement): void {
  if (chosen instanceof HTMLInputElement) remember(chosen);
  if (chosen.closest('[data-api-examples]')) readAsShown(page, chosen as HTMLInputElement);
  else if (chosen instanceof HTMLSelectElement) showAsRead(page, chosen.dataset.apiMedia!);
  else if (chosen.matches(statuses)) showAsRead(page, `response-${chosen.value}`);
}

const statuses = 'input[name$="-response-status"]';

function readAsShown(page: HTMLElement, example: HTMLInputElement): void {
  const place = placeOf(example);
  for (const status of all<HTMLInputElement>(page, statuses)) {
    if (`response-${status.value}` === place) status.checked = true;
  }
  const media = mediaOf(page, place);
  if (media && example.dataset.media) media.value = example.dataset.media;
}

function showAsRead(page: HTMLElement, place: string): void {
  const ofPlace = all<HTMLInputElement>(page, '[data-api-examples] input').filter((one) => placeOf(one) === place);
  const media = mediaOf(page, place)?.value;
  const ofMedia = ofPlace.filter((one) => one.dataset.media === media);
  const fitting = ofMedia.length > 0 ? ofMedia : ofPlace;
  if (fitting[0] && !fitting.some(({checked}) => checked)) fitting[0].checked = true;
}

/** Of what it is an example: `body`, or `response-200` of `200 1`, the second one. */
function placeOf(example: HTMLInputElement): string {
  const isBody = example.closest('[data-api-examples=body]') !== null;
  return isBody ? 'body' : `response-${example.value.split(' ')[0]}`;
}

function mediaOf(page: HTMLElement, place: string): HTMLSelectElement | null {
  return page.querySelector(`select[data-api-media="${place}"]`);
}
