import {partsOfName} from '../partsOfName';
import {literal} from './prose';

/** A name in MDX: one that is longer than `fits` may go on in another line between its parts. */
export function breakable(name: string, fits = 0): string {
  if (name.length <= fits) return literal(name);
  return partsOfName(name).map(literal).join('<wbr/>');
}

/** The same as code: Markdown's own has no room for breaks. */
export function breakableCode(text: string, fits = 0): string {
  return text.length > fits && partsOfName(text).length > 1 ? `<code>${breakable(text)}</code>` : `\`${text}\``;
}
