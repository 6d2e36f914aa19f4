/** Whether a summary says what happens, rather than names it: it has a full stop, a link or several sentences. */
export function isSentence(summary: string): boolean {
  return /\s.*\.["')\]»”’]*$|[.!?]["')\]»”’]*\s+\p{Lu}|\]\(/su.test(summary.trim());
}
