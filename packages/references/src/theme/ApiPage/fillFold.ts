import {all} from '@theme/ApiPage/all';
import {htmlOf} from '@theme/ApiPage/htmlOf';

/** Fields that stand elsewhere, on this page or on another: a copy of them, once they are asked for. */
export async function fillFold(page: HTMLElement, fold: HTMLDetailsElement): Promise<void> {
  const link = fold.querySelector<HTMLAnchorElement>(':scope > p > a[data-api-fields]');
  if (!fold.open || !link) return;
  const isHere = link.pathname === window.location.pathname && link.hash !== '';
  const source = isHere ? page : parsed(await htmlOf(link.pathname).catch(() => ''));
  const id = isHere ? decodeURIComponent(link.hash.slice(1)) : 'schema';
  const fields = source.querySelector(`[data-api-schema="${CSS.escape(id)}"]`);
  if (fields) link.parentElement!.replaceWith(copyOf(fields));
}

let copies = 0;

/** No place of a copy has an address, its radio buttons are a group of their own, and its folds are closed. */
function copyOf(fields: Element): Element {
  const copied = fields.cloneNode(true) as Element;
  copies += 1;
  for (const name of all(copied, '.api-field__name')) name.removeAttribute('href');
  for (const element of all(copied, '[id]:not(input)')) element.removeAttribute('id');
  // One that is open would be filled as well, and the next one in it, without an end.
  for (const fold of all<HTMLDetailsElement>(copied, 'details')) fold.open = false;
  for (const radio of all<HTMLInputElement>(copied, 'input[type=radio]')) {
    radio.name += `-${copies}`;
    radio.id += `-${copies}`;
    (radio.nextElementSibling as HTMLLabelElement).htmlFor = radio.id;
  }
  return copied;
}

function parsed(html: string): Element {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}
