import {all} from '@theme/ApiPage/all';
import {clearMarks} from '@theme/ApiPage/markFieldAndLine';
import {withAccept} from '@theme/ApiPage/withAccept';
import {createStorageSlot} from '@docusaurus/theme-common';

/** Where the site stores the chosen tab of a group. */
const slotOf = (group: string) => createStorageSlot(`docusaurus.tab.${group}`);

/** Loads the HTML of the samples, by what is chosen of the body: its media type, its kind, or both. */
export type LoadSamples = () => Promise<{default: Record<string, string[]>}>;

export const samplesOf = new WeakMap<HTMLElement, LoadSamples>();

/** Restores languages chosen on another page, and what was chosen on this one before its scripts loaded. */
export function chooseAsBefore(page: HTMLElement): void {
  const isChosen = ({checked, defaultChecked}: HTMLInputElement): boolean => checked && !defaultChecked;
  const tabs = all<HTMLInputElement>(page, 'input[data-tab-group]');
  const chosen = tabs.find(isChosen);
  if (chosen) remember(chosen);
  const status = all<HTMLInputElement>(page, `input${statuses}`).find(isChosen);
  if (status) chooseStatus(page, status.value);
  for (const tab of tabs) if (slotOf(tab.dataset.tabGroup!).get() === tab.dataset.tab) tab.checked = true;
  const answer = page.querySelector<HTMLSelectElement>('select[data-api-media^=response-2]');
  if (answer?.selectedIndex) askFor(page, answer.value);
  const isChanged = all<HTMLInputElement>(page, kinds).some(({checked, defaultChecked}) => checked !== defaultChecked);
  const select = [selectOf(page, 'media', 'body'), selectOf(page, 'example', 'body')].find((one) => one?.selectedIndex);
  if (select) onChoice(page, select);
  else if (isChanged) void showSamples(page);
}

function remember({dataset: {tab, tabGroup}}: HTMLInputElement): void {
  if (tab && tabGroup) slotOf(tabGroup).set(tab);
}

/** Keeps text and examples on the same status and media type. */
export function onChoice(page: HTMLElement, chosen: HTMLInputElement | HTMLSelectElement): void {
  if (chosen instanceof HTMLInputElement) {
    remember(chosen);
    if (chosen.matches(statuses)) chooseStatus(page, chosen.value);
    if (chosen.matches(kinds)) chooseKind(page, chosen);
    return;
  }
  const {apiMedia, apiExample} = chosen.dataset;
  if (apiMedia !== undefined) showAsRead(page, chosen, apiMedia);
  if (apiExample !== undefined) readAsShown(page, chosen, apiExample);
  if (apiMedia === 'body') void showSamples(page);
  if (apiExample === 'body') void sendExample(page, chosen);
  if ((apiMedia ?? apiExample)?.startsWith('response-2')) askFor(page, mediaOf(chosen) ?? chosen.value);
}

/** What comes back is of this media type: samples that are filled in later ask for it as well. */
function askFor(page: HTMLElement, media: string): void {
  page.dataset.apiAccept = media;
  const shown = codesOf(page).map(({innerHTML}) => innerHTML);
  fillCodes(page, shown);
}

function codesOf(page: HTMLElement): HTMLElement[] {
  return all(page, '.api-tabs--languages code');
}

/** In the text and in the card beside it, but not in callbacks. */
const statuses = ':is([name$=-response-status], [name$=-response-example]):not([name*=-callback-])';

function chooseStatus(page: HTMLElement, status: string): void {
  for (const one of all<HTMLInputElement>(page, `input${statuses}`)) if (one.value === status) one.checked = true;
}

/** Of the body, and copies of them in folds: a response or a callback has no sample. */
const kinds = 'input[name^=api-][name*=-body-]:not([name*=-callback-], [name*=-response-])';

/** The fields of another media type are often a copy, in which the same kind is chosen. */
function chooseKind(page: HTMLElement, kind: HTMLInputElement): void {
  for (const one of all<HTMLInputElement>(page, kinds)) if (one.value === kind.value) one.checked = true;
  void showSamples(page);
}

/** Without a connection, the samples stay as they are. */
async function loadSamples(page: HTMLElement): Promise<Record<string, string[]>> {
  const loaded = await samplesOf
    .get(page)?.()
    .catch(() => undefined);
  return loaded?.default ?? {};
}

function choiceOf(page: HTMLElement, kind: string): string {
  return `${selectOf(page, 'media', 'body')?.value ?? ''} ${kind}`.trim();
}

async function showSamples(page: HTMLElement): Promise<void> {
  const loaded = await loadSamples(page);
  const chosen = [...all<HTMLInputElement>(page, `${kinds}:checked`).map(({value}) => value), ''];
  const samples = chosen.map((kind) => loaded[choiceOf(page, kind)]).find(Boolean);
  if (samples) fillCodes(page, samples);
}

function fillCodes(page: HTMLElement, samples: string[]): void {
  clearMarks(page);
  const codes = codesOf(page);
  codes.forEach((code, at) => (code.innerHTML = withAccept(samples[at] ?? '', page.dataset.apiAccept ?? '')));
  // The example that is sent, if it is one of those in the menu.
  const menu = selectOf(page, 'example', 'body');
  const sent = menu ? examplesIn(menu).findIndex((text) => codes[0]?.textContent.includes(text)) : -1;
  if (sent >= 0) menu!.selectedIndex = sent;
}

/** Shows the samples that send an example, and chooses the kind of body that it is of. */
async function sendExample(page: HTMLElement, menu: HTMLSelectElement): Promise<void> {
  const loaded = await loadSamples(page);
  const text = examplesIn(menu)[menu.selectedIndex]!;
  const media = selectOf(page, 'media', 'body')?.value;
  const code = document.createElement('code');
  const sends = (choice: string): boolean => {
    code.innerHTML = loaded[choice]?.[0] ?? '';
    return (!media || choice.split(' ')[0] === media) && code.textContent.includes(text);
  };
  const choices = Object.keys(loaded);
  const choice = choices.find((key) => key.split(' ').includes(`example-${menu.selectedIndex}`)) ?? choices.find(sends);
  if (!choice) return void showSamples(page);
  for (const one of all<HTMLInputElement>(page, kinds)) if (choice.split(' ').includes(one.value)) one.checked = true;
  fillCodes(page, loaded[choice]!);
}

function examplesIn(menu: HTMLSelectElement): string[] {
  // Behind the values of a long one that are shown, samples go on.
  return all(menu.parentElement!, ':scope > .api-content code').map(({textContent, parentElement}) =>
    parentElement!.nextElementSibling ? textContent.replace(/[\s\]}]+$/, '') : textContent,
  );
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
