import {readFileSync} from 'node:fs';

/** Addresses of files that have a hash in their name, on a site in two languages. */
export const hashed = ['/assets/js/a.1b2c.js', '/fr/assets/css/a.1b2c.css'];
const others = ['/docs/assets', '/docs/assets/page', '/fr/docs/guides'];

/** Which of them browsers may keep, by the rules that the pattern finds in a file. */
export function whatIsKept(file: string, pattern: RegExp): string[] {
  const rules = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, rule]) => new RegExp(`^/?${rule}`));
  return [...hashed, ...others].filter((address) => rules.some((rule) => rule.test(address)));
}
