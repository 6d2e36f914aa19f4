import {openSync, type Font} from 'fontkit';

/** Text as one shape, `width` ems wide, with its baseline at zero. */
export interface Outline {
  width: number;
  /** SVG path in units of which an em has `unitsPerEm`. */
  path: string;
}

/** At the size of a navbar, finer steps are not seen. */
export const unitsPerEm = 200;

const letters: Record<string, string> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** `undefined` where the font lacks one of the characters: half a name would be worse than another font. */
export function outlineOf(text: string, fontFile: string): Outline | undefined {
  const font = openSync(fontFile) as Font;
  if ([...text].some((character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!))) return undefined;
  const scale = unitsPerEm / font.unitsPerEm;
  const {glyphs, positions, advanceWidth} = font.layout(text);
  let left = 0;
  const commands = glyphs.flatMap((glyph, at) => {
    const {xAdvance, xOffset} = positions[at]!;
    // A letter that comes twice has the same steps, which compress.
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

/** Steps from point to point are short numbers, which weigh half of what places do: `M120 40L120 60` → `m120 40v20` */
function relativePath(commands: Command[]): string {
  let here: Point = [0, 0];
  let start = here;
  return commands
    .map(({command, points}) => {
      const steps = points.flatMap(([x, y]) => [x - here[0], y - here[1]]);
      here = points.at(-1) ?? start;
      if (command === 'moveTo') start = here;
      if (command === 'lineTo' && steps[1] === 0) return `h${steps[0]}`;
      if (command === 'lineTo' && steps[0] === 0) return `v${steps[1]}`;
      return letters[command] + steps.join(' ').replaceAll(' -', '-');
    })
    .join('');
}
