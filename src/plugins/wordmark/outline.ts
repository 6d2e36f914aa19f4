import {openSync, type Font} from 'fontkit';

/** Text as one shape, `width` ems wide, with its baseline at zero. */
export interface Outline {
  width: number;
  /** An SVG path, in units of `unitsPerEm` per em. */
  path: string;
}

/** At the size of a navbar, smaller steps are invisible. */
export const unitsPerEm = 128;

const letters: Record<string, string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** `undefined` if the font lacks a character: half a name would be worse than another font. */
export function outlineOf(text: string, fontFile: string): Outline | undefined {
  const font = openSync(fontFile) as Font;
  if ([...text].some((character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!))) return undefined;
  const scale = unitsPerEm / font.unitsPerEm;
  const {glyphs, positions, advanceWidth} = font.layout(text);
  let left = 0;
  const commands = glyphs.flatMap((glyph, at) => {
    const {xAdvance, xOffset} = positions[at]!;
    // Relative steps, so that repeated letters have the same path, which compresses well.
    const start = Math.round((left + xOffset) * scale);
    left += xAdvance;
    return glyph.path.commands.map(({command, args}): Command => {
      const points = args.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, args[index + 1]!]]));
      return {command, points: points.map(([x, y]) => [start + Math.round(x * scale), Math.round(-y * scale)])};
    });
  });
  return {width: advanceWidth / font.unitsPerEm, path: relativePath(commands)};
}

type Point = [x: number, y: number];

interface Command {
  command: string;
  points: Point[];
}

/**
 * Relative steps take half the bytes of coordinates: `M120 40L120 60` → `m120 40v20`. Straight runs
 * become one line, also if the font has several, or curves that don't bend: a third of the steps remain.
 */
function relativePath(commands: Command[]): string {
  let here: Point = [0, 0];
  let start = here;
  const parts = commands.map(({command, points}) => {
    const steps = points.flatMap(([x, y]) => [x - here[0], y - here[1]]);
    const [across, down] = [0, 1].map((first) => steps.filter((_, index) => index % 2 === first)) as [
      number[],
      number[],
    ];
    here = points.at(-1) ?? start;
    if (command === 'moveTo') start = here;
    else if (points.length > 0 && down.every((step) => step === 0) && isOneWay(across)) return `h${across.at(-1)!}`;
    else if (points.length > 0 && across.every((step) => step === 0) && isOneWay(down)) return `v${down.at(-1)!}`;
    return letters[command] + steps.join(' ').replaceAll(' -', '-');
  });
  return parts
    .reduce<string[]>((path, part) => {
      const before = path.at(-1);
      const joined = before && joinLines(before, part);
      return joined ? [...path.slice(0, -1), joined] : [...path, part];
    }, [])
    .join('')
    .replaceAll(repeatedLetter, (_, _letter: string, minus: string) => minus || ' ');
}

/** A curve after a curve: `q1 2 3 4q5 6 7 8` → `q1 2 3 4 5 6 7 8`. */
const repeatedLetter = /(?<=([qc])[^a-z]*)\1(-?)/g;

/** Whether the points of a curve follow each other in one direction from its start. */
const isOneWay = (steps: number[]): boolean =>
  steps.every((step, index) => Math.abs(step) >= Math.abs(steps[index - 1] ?? 0) && step * steps.at(-1)! >= 0);

/** `v2`, `v3` → `v5`; undefined for different directions. */
function joinLines(before: string, part: string): string | undefined {
  const [[way, ...first], [other, ...second]] = [before, part];
  const [one, two] = [Number(first.join('')), Number(second.join(''))];
  return /[hv]/.test(way!) && way === other && one * two > 0 ? `${way}${one + two}` : undefined;
}
