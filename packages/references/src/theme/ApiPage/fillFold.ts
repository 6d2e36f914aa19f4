import {all} from '@theme/ApiPage/all';
import {htmlOf} from '@theme/ApiPage/htmlOf';

/** Fills a fold, when it is opened, with a copy of fields from this page or another one. */
export async function fillFold(page: HTMLElement, fold: HTMLDetailsElement): Promise<void> {
  const link = fold.querySelector<HTMLAnchorElement>(':scope > p > a[data-api-fields]');
  const lead = link?.parentElement;
  if (!fold.open || !lead || lead.hidden) return;
  const {pathname, hash} = link;
  const isHere = pathname === window.location.pathname && hash !== '';
  const source = isHere ? page : parsed(await htmlOf(pathname).catch(() => ''));
  const id = hash ? decodeURIComponent(hash.slice(1)) : 'schema';
  const fields = source.querySelector(`[data-api-schema="${CSS.escape(id)}"]`);
  if (!fields || lead.hidden) return;
  const copy = copyOf(fields, pathname);
  lead.hidden = true;
  lead.after(copy);
}

let copies = 0;

/**
 * A copy has no ids, its links lead where they led on their page, its radio buttons form
 * their own group, and its folds are closed and empty.
 */
function copyOf(fields: Element, address: string): HTMLElement {
  const copied = withoutCopies(fields) as HTMLElement;
  copies += 1;
  copied.dataset.apiCopy = '';
  for (const place of [copied, ...all(copied, '[data-api-schema]')]) delete place.dataset.apiSchema;
  for (const name of all(copied, '.api-field__name')) name.removeAttribute('href');
  for (const element of all(copied, '[id]:not(input)')) element.removeAttribute('id');
  for (const link of all(copied, 'a[href^="#"]')) link.setAttribute('href', address + link.getAttribute('href')!);
  for (const lead of all(copied, 'p[hidden]')) lead.hidden = false;
  for (const fold of all<HTMLDetailsElement>(copied, 'details')) fold.open = false;
  for (const radio of all<HTMLInputElement>(copied, 'input[type=radio]')) {
    radio.name += `-${copies}`;
    radio.id += `-${copies}`;
    (radio.nextElementSibling as HTMLLabelElement).htmlFor = radio.id;
  }
  return copied;
}

/** Copies inside folds would double whenever one of them is opened. */
function withoutCopies(node: Node): Node {
  const clone = node.cloneNode();
  for (const child of Array.from(node.childNodes)) {
    if (!(child instanceof HTMLElement && child.dataset.apiCopy !== undefined)) clone.appendChild(withoutCopies(child));
  }
  return clone;
}

function parsed(html: string): Element {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}
