/**
 * Adds the fingerprint of its original to a translation.
 *
 *   ---                       ---
 *   title: Installer    →     title: Installer
 *   ---                       translation_of: sha256-1b6f0e4ab0c2
 *                             ---
 */
export function withPin(text: string, pin: string): string {
  const [block] = /^---\r?\n[\s\S]*?\r?\n---/.exec(text) ?? [];
  if (!block) return `---\ntranslation_of: ${pin}\n---\n\n${text}`;
  const line = `translation_of: ${pin}`;
  const field = /^translation_of:.*$/m;
  const pinned = field.test(block) ? block.replace(field, line) : block.replace(/---$/, `${line}\n---`);
  return pinned + text.slice(block.length);
}
