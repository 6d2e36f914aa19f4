const id = 'letters';

const find = (): HTMLTextAreaElement | null => document.querySelector(`#${id}`);

/**
 * While a search box is disabled, what is typed for it goes into a field that is not seen. The keyboard of a phone
 * stays open only for a real field, and types into one without sending keys. It stands outside of what React makes,
 * so that it is there before hydration and outlasts it. The box is marked, and shows the focus.
 */
export function openLetters(box: HTMLElement): HTMLTextAreaElement {
  const field = find() ?? document.body.appendChild(document.createElement('textarea'));
  field.id = id;
  field.ariaLabel = box.ariaLabel;
  // Below 16 px, phones zoom in on a field.
  field.style.cssText = 'position:fixed;top:0;z-index:-1;opacity:0;font-size:16px';
  field.focus();
  box.dataset.typing = '';
  return field;
}

export const closeLetters = (): void => find()?.remove();

/** What a hydrated box adds: the field goes with the focus, and from it the Tab key leads to what is beside the box. */
export function waitForLetters(box: HTMLElement): void {
  const field = openLetters(box);
  field.setAttribute('aria-label', box.getAttribute('aria-label') ?? '');
  field.autocapitalize = 'none';
  field.spellcheck = false;
  field.enterKeyHint = 'search';
  field.onkeydown = ({key}) => {
    if (key === 'Tab') box.focus({preventScroll: true});
    // Kept as the end of a line; where the index could not be loaded, it is tried again.
    if (key === 'Enter') box.click();
  };
  field.onblur = () => {
    // The window itself may have lost the focus, for a while.
    if (document.hasFocus()) end(box, field);
  };
}

/** Whether the reader waits for this box with the focus. */
export function isAwaited(box: HTMLElement | null): boolean {
  const field = find();
  if (!box || !field || box.dataset.typing === undefined) return box !== null && document.activeElement === box;
  if (document.activeElement === field) return true;
  // Before hydration, nobody saw the reader leave.
  end(box, field);
  return false;
}

/** Moves the focus into the box, which can be used now, and what was typed for it. */
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
