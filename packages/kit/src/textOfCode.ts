/** What a reader has no use for in a file or a terminal. */
const notCopied = '.code-label, .code-removed, .code-output';

/** What the copy button of a block takes. */
export function textOfCode(block: HTMLElement): string {
  const copy = block.cloneNode(true) as HTMLElement;
  for (const element of Array.from(copy.querySelectorAll(notCopied))) element.remove();
  return copy.textContent?.replace(/\n$/, '') ?? '';
}
