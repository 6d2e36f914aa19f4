import {all} from '@theme/ApiPage/all';
import {pathsOfLines} from '@theme/ApiPage/pathsOfLines';

/** Marks the line of a field that is pointed at or in focus, and the field of a line. */
export function markFieldAndLine(page: HTMLElement): void {
  const onField = ({target}: Event): void => {
    const field = (target as Element).closest<HTMLElement>('.api-field[id]');
    if (field) markLine(page, field);
    else if (!(target as Element).closest('.api-code')) clear(page);
  };
  page.addEventListener('pointerover', onField);
  page.addEventListener('focusin', onField);
  page.addEventListener('pointerleave', () => clear(page));
  page.addEventListener('pointermove', ({target, clientY}) => {
    const code = (target as Element).closest<HTMLElement>('.api-code pre');
    if (code) markField(page, code, clientY);
  });
}

function clear(page: HTMLElement): void {
  for (const line of all(page, '.api-line')) line.remove();
  for (const field of all(page, '.api-field--marked')) field.classList.remove('api-field--marked');
}

function isShown({offsetParent}: HTMLElement): boolean {
  return offsetParent !== null;
}

/** The code beside the text that shows what is received, or what is sent. */
function codesFor(page: HTMLElement, isReceived: boolean): HTMLElement[] {
  const cards = isReceived ? '[data-api-examples=response]' : ':is([data-api-examples=body], .api-tabs--languages)';
  return all(page, `.api-aside ${cards} .api-code pre`).filter(isShown);
}

function markLine(page: HTMLElement, field: HTMLElement): void {
  clear(page);
  const name = field.querySelector('.api-field__name')?.textContent ?? '';
  for (const code of codesFor(page, /^(?:response|schema)-/.test(field.id))) {
    const index = lineOf(code.textContent, field.id, name);
    if (index >= 0) mark(code, index);
  }
}

/** By its whole path, which is the end of its address, or else by its name. */
function lineOf(code: string, id: string, name: string): number {
  const found = pathsOfLines(code)
    .map((path, index) => ({path, index}))
    .filter(({path}) => path !== undefined && `-${id}`.endsWith(`-${path.replaceAll('.', '-')}`))
    .sort((a, b) => b.path!.length - a.path!.length)[0];
  if (found) return found.index;
  const word = new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
  return name === '' ? -1 : code.split('\n').findIndex((line) => word.test(line));
}

function metricsOf(code: HTMLElement): {height: number; top: number} {
  const {lineHeight, paddingTop} = getComputedStyle(code);
  return {height: parseFloat(lineHeight), top: parseFloat(paddingTop)};
}

function mark(code: HTMLElement, index: number): void {
  const {height, top} = metricsOf(code);
  const line = document.createElement('span');
  const at = top + index * height;
  line.className = 'api-line';
  line.style.top = `${at}px`;
  line.style.height = `${height}px`;
  code.append(line);
  const isInView = at >= code.scrollTop && at + height <= code.scrollTop + code.clientHeight;
  if (!isInView) code.scrollTop = at - 2 * height;
}

function markField(page: HTMLElement, code: HTMLElement, y: number): void {
  const {height, top} = metricsOf(code);
  const index = Math.floor((y - code.getBoundingClientRect().top - top + code.scrollTop) / height);
  const path = pathsOfLines(code.textContent)[index];
  const isReceived = code.closest('[data-api-examples=response]') !== null;
  clear(page);
  if (path === undefined) return;
  mark(code, index);
  const end = `-${path.replaceAll('.', '-')}`;
  const fields = all(page, `.api-field[id^="${isReceived ? 'response' : 'body'}-"]`);
  fields.find((field) => isShown(field) && field.id.endsWith(end))?.classList.add('api-field--marked');
}
