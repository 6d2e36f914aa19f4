import type {Page} from '@playwright/test';

/** Words of an element that go on in the next line where they have no joint, as `lecter|n`. */
export function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((within) => {
    const broken = new Set<string>();
    for (const element of document.querySelectorAll(within)) {
      const letters: {letter: string; bottom: number}[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        // A formula is there twice, once for those who listen.
        if (node.parentElement?.closest('.katex')) continue;
        for (let at = 0; at < node.length; at++) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          letters.push({letter: node.data[at]!, bottom: [...range.getClientRects()].at(-1)?.bottom ?? 0});
        }
      }
      letters.forEach(({letter, bottom}, at) => {
        const next = letters[at + 1];
        const isWithin = next && /\w/.test(letter) && /\w/.test(next.letter) && letter !== '_';
        // Parts of a name that capitals part: `docCategory`.
        const isJoint = next && /[a-z\d]/.test(letter) && /[A-Z]/.test(next.letter);
        if (!isWithin || isJoint || next.bottom - bottom < 6) return;
        const text = letters.map((one) => one.letter);
        broken.add(`${text.slice(Math.max(0, at - 15), at + 1).join('')}|${text.slice(at + 1, at + 10).join('')}`);
      });
    }
    return [...broken];
  }, selector);
}
