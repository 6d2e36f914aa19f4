import type {Section} from './sections';

export interface FacedPage {
  sections: Section[];
  /** The whole text, to compare two pages. */
  text: string;
  /** The links to the previous and the next page. */
  neighbours?: string;
}

/** In a built page, all buttons of code copy it. */
export const copyButton = '.theme-code-block button';

/** Elements that need scripts, or belong to the layout. */
const furniture = `script, button:not(${copyButton}), [role="tablist"], .hash-link, .page-actions, .theme-doc-toc-mobile`;

/**
 * The text of a doc, from its built page. Ids and links to them get a `prefix`, because one page contains two; other
 * links lead to where `leadOn` says.
 */
export function readFacedPage(html: string, prefix: string, leadOn: (href: string) => string): FacedPage {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const link of page.querySelectorAll('a[href]')) link.setAttribute('href', leadOn(link.getAttribute('href')!));
  const content = page.querySelector('article .markdown');
  if (!content) throw new Error('The page has no text of a doc.');
  nameTabs(content);
  for (const element of content.querySelectorAll(furniture)) element.remove();
  layOutTabs(content);
  for (const element of content.querySelectorAll('details')) element.open = true;
  // On its own, a `header` would be the banner of the page.
  for (const element of content.querySelectorAll('header')) element.replaceWith(...element.childNodes);
  const text = content.textContent;

  const parts: {id: string; elements: Element[]}[] = [{id: '', elements: []}];
  for (const element of blocksIn(content)) {
    if (/^H[2-6]$/.test(element.tagName) && element.id) parts.push({id: element.id, elements: []});
    parts.at(-1)!.elements.push(element);
  }
  tellIdsApart(content, prefix);
  return {
    text,
    neighbours: page.querySelector('.pagination-nav')?.outerHTML,
    sections: parts.map(({id, elements}) => ({
      id,
      blocks: elements.map(({tagName}) => tagName),
      html: htmlOf(elements, content),
    })),
  };
}

/** `div`s around headings are opened, so that each section stands beside its twin. */
function blocksIn(box: Element): Element[] {
  return [...box.children].flatMap((child) => (child.matches('div:has(h2[id])') ? blocksIn(child) : child));
}

/** The blocks in copies of the boxes around them, whose classes the styles need. */
function htmlOf(blocks: Element[], content: Element): string {
  const copies = new Map([[content, content.cloneNode() as Element]]);
  const copyOf = (box: Element): Element => {
    let copy = copies.get(box);
    if (!copy) {
      copy = box.cloneNode() as Element;
      copy.removeAttribute('id');
      copy.setAttribute('data-box', '');
      copyOf(box.parentElement!).append(copy);
      copies.set(box, copy);
    }
    return copy;
  };
  for (const block of blocks) copyOf(block.parentElement!).append(block);
  return copyOf(content).innerHTML;
}

/** The classic theme has labels only in the list of tabs, so panels get theirs. */
function nameTabs(content: Element): void {
  for (const tabs of content.querySelectorAll('.tabs-container')) {
    const names = tabs.querySelectorAll(':scope > [role="tablist"] > [role="tab"]');
    const panels = tabs.querySelectorAll(':scope > div > [role="tabpanel"]');
    if (names.length !== panels.length) continue;
    for (const [at, panel] of panels.entries())
      if (!panel.hasAttribute('aria-label')) panel.setAttribute('aria-label', names[at]!.textContent);
  }
}

/** Shows all tabs, one below the other, each under its label, as blocks of the text around. */
function layOutTabs(content: Element): void {
  for (const panel of content.querySelectorAll('[role="tabpanel"]')) {
    const label = panel.ownerDocument.createElement('p');
    label.className = 'facing-tab';
    label.textContent = panel.getAttribute('aria-label');
    panel.replaceWith(label, ...panel.childNodes);
  }
  for (const tabs of content.querySelectorAll('.tabs-container')) {
    tabs.replaceWith(...[...tabs.children].flatMap(({childNodes}) => [...childNodes]));
  }
}

function tellIdsApart(content: Element, prefix: string): void {
  const names = new Set<string>();
  for (const element of content.querySelectorAll('[id]')) {
    names.add(element.id);
    element.id = prefix + element.id;
  }
  // Of radio buttons that share a name, the browser lets only one be chosen.
  for (const field of content.querySelectorAll<HTMLInputElement>('input[name]')) field.name = prefix + field.name;
  for (const link of content.querySelectorAll('a[href*="#"]')) {
    const name = decodeURIComponent(link.getAttribute('href')!.replace(/^[^#]*#/, ''));
    const leadsHere = link.getAttribute('href')!.startsWith('#') && names.has(name);
    if (leadsHere) link.setAttribute('href', `#${prefix}${name}`);
  }
  for (const attribute of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls']) {
    for (const element of content.querySelectorAll(`[${attribute}]`)) {
      const value = element.getAttribute(attribute)!;
      element.setAttribute(
        attribute,
        value.replace(/\S+/g, (name) => (names.has(name) ? prefix + name : name)),
      );
    }
  }
}
