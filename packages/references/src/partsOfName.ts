/** Shorter names fit. */
const fits = 12;
/** Shorter parts are no relief. */
const leastPart = 3;

/** Before a capital that begins a word, behind underscores, before a dot. */
const joint = /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=_)(?=[^_])|(?<=[^.])(?=\.)/;

/**
 * The parts of the name of a type or a field, between which a line may end. Names of files and addresses have other
 * joints: those are in @lectern/kit.
 */
export function partsOfName(name: string): string[] {
  if (name.length < fits) return [name];
  const parts: string[] = [];
  for (const part of name.split(joint)) {
    const last = parts.at(-1);
    const isShort = part.length < leastPart && !part.startsWith('.');
    if (last !== undefined && (last.length < leastPart || isShort)) parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}
