const id = 'letters';

const find = (): HTMLTextAreaElement | null => document.querySelector(`#${id}`);

/**
 * While a search box is disabled, an invisible field receives what is typed for it: the keyboard of a phone stays open
 * only for a real field, and types into one without sending keys. The field is outside React, so that it exists before
 * hydration and survives it. The box is marked, and shows the focus.
 */
export function openLetters(box: HTMLElement): HTMLTextAreaElement {
  const field = find() ?? document.body.appendChild(document.createElement('textarea'));
  field.id = id;
  field.ariaLabel = box.ariaLabel;
  // Below 16 px, phones zoom in on a focused field.
  field.style.cssText = 'position:fixed;top:0;z-index:-1;opacity:0;font-size:16px';
  field.focus();
  box.dataset.typing = '';
  return field;
}

export const closeLetters = (): void => find()?.remove();

/** For a hydrated box: the field is removed when it loses the focus, and the Tab key leads to what is beside the box. */
export function waitForLetters(box: HTMLElement): void {
  const field = openLetters(box);
  field.setAttribute('aria-label', box.getAttribute('aria-label') ?? '');
  field.autocapitalize = 'none';
  field.spellcheck = false;
  field.enterKeyHint = 'search';
  field.onkeydown = ({key}) => {
    if (key === 'Tab') box.focus({preventScroll: true});
    // Enter adds a line break; if the index could not be loaded, the click tries again.
    if (key === 'Enter') box.click();
  };
  field.onblur = () => {
    // The window may have lost the focus for a moment.
    if (document.hasFocus()) end(box, field);
  };
}

/** Whether the focus waits for this box. */
export function isAwaited(box: HTMLElement | null): boolean {
  const field = find();
  if (!box || !field || box.dataset.typing === undefined) return box !== null && document.activeElement === box;
  if (document.activeElement === field) return true;
  // Before hydration, nothing noticed that the reader left.
  end(box, field);
  return false;
}

/** Moves the focus, and the text typed meanwhile, into the box, which can be used now. */
export function enterWithLetters(box: HTMLElement, input: HTMLInputElement): void {
  const field = find();
  const [text = '', ...entered] = field?.value.split('\n') ?? [];
  input.focus();
  if (field) end(box, field);
  if (text) {
    input.setRangeText(text, input.value.length, input.value.length, 'end');
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }
  if (entered.length > 0) setTimeout(() => input.form?.requestSubmit());
}

function end(box: HTMLElement, field: HTMLElement): void {
  delete box.dataset.typing;
  field.remove();
}
