import {all} from '@theme/ApiPage/all';
import {pathsOfLines} from '@theme/ApiPage/pathsOfLines';

/** Marks the line of the field under the pointer or the focus, and the field of a line. */
export function markFieldAndLine(page: HTMLElement): void {
  const onField = ({target}: Event): void => {
    const field = (target as Element).closest<HTMLElement>('.api-field[id]');
    if (field) markLine(page, field);
    else if (!(target as Element).closest('.api-code')) clearMarks(page);
  };
  page.addEventListener('pointerover', onField);
  page.addEventListener('focusin', onField);
  page.addEventListener('pointerleave', () => clearMarks(page));
  page.addEventListener('pointermove', ({target, clientY}) => {
    const code = (target as Element).closest<HTMLElement>('.api-code pre');
    if (code) markField(page, code, clientY);
  });
}

export function clearMarks(page: HTMLElement): void {
  for (const line of all(page, '.api-line')) line.remove();
  for (const field of all(page, '.api-field--marked')) field.classList.remove('api-field--marked');
}

function isShown({offsetParent}: HTMLElement): boolean {
  return offsetParent !== null;
}

/** The code beside the text with received or sent data. */
function codesFor(page: HTMLElement, isReceived: boolean): HTMLElement[] {
  const cards = isReceived ? '[data-api-examples=response]' : ':is([data-api-examples=body], .api-tabs--languages)';
  return all(page, `.api-aside ${cards} .api-code pre`).filter(isShown);
}

function markLine(page: HTMLElement, field: HTMLElement): void {
  clearMarks(page);
  const name = field.querySelector('.api-field__name')?.textContent ?? '';
  for (const code of codesFor(page, /^(?:response|schema)-/.test(field.id))) {
    const index = lineOf(code.textContent, field.id, name);
    if (index >= 0) mark(code, index);
  }
}

/** The line of a field, by its whole path, which ends its id, or else by its name. */
function lineOf(code: string, id: string, name: string): number {
  const found = pathsOfLines(code)
    .map((path, index) => ({path, index}))
    .filter(({path}) => path !== undefined && `-${id}`.endsWith(`-${path.replaceAll('.', '-')}`))
    .sort((a, b) => b.path!.length - a.path!.length)[0];
  if (found) return found.index;
  const word = new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
  return name === '' ? -1 : code.split('\n').findIndex((line) => word.test(line));
}

/** The position of each line in the window; a long one is wrapped. */
function boxesOfLines(code: HTMLElement): DOMRect[] {
  const boxes: DOMRect[] = [];
  const line = document.createRange();
  const end = (): void => void boxes.push(line.getBoundingClientRect());
  line.setStart(code, 0);
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const {index} of text.data.matchAll(/\n/g)) {
      line.setEnd(text, index);
      end();
      line.setStart(text, index + 1);
    }
  }
  line.setEnd(code, code.childNodes.length);
  end();
  return boxes;
}

function mark(code: HTMLElement, index: number): void {
  const box = boxesOfLines(code)[index]!;
  const {height} = box;
  const line = document.createElement('span');
  const at = box.top - code.getBoundingClientRect().top + code.scrollTop;
  line.className = 'api-line';
  line.style.top = `${at}px`;
  line.style.height = `${height}px`;
  code.append(line);
  const isInView = at >= code.scrollTop && at + height <= code.scrollTop + code.clientHeight;
  if (!isInView) code.scrollTop = at - 2 * height;
}

function markField(page: HTMLElement, code: HTMLElement, y: number): void {
  const index = boxesOfLines(code).findIndex(({bottom}) => y <= bottom);
  const path = pathsOfLines(code.textContent)[index];
  const isReceived = code.closest('[data-api-examples=response]') !== null;
  clearMarks(page);
  if (path === undefined) return;
  mark(code, index);
  const end = `-${path.replaceAll('.', '-')}`;
  const fields = all(page, `.api-field[id^="${isReceived ? 'response' : 'body'}-"]`);
  fields.find((field) => isShown(field) && field.id.endsWith(end))?.classList.add('api-field--marked');
}
