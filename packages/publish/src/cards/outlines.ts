import {openSync, type Font, type Glyph, type GlyphRun} from 'fontkit';

/** Text as shapes, so that a card looks the same on every machine, whatever fonts are installed. */
export interface Outlines {
  /** Whether the font has a shape for each letter and digit. */
  hasLetters: (text: string) => boolean;
  width: (text: string, size: number) => number;
  /** SVG shapes; the left end of their baseline is at these coordinates. */
  draw: (text: string, x: number, y: number, size: number) => string;
}

export function readOutlines(fontFile: string): Outlines {
  const font = openSync(fontFile) as Font;
  const shapes = new Map<number, string>();

  const shapeOf = (glyph: Glyph): string => {
    const shape = shapes.get(glyph.id) ?? glyph.path.toSVG();
    shapes.set(glyph.id, shape);
    return shape;
  };
  // Lines are measured at several sizes, and many pages share a section.
  const layouts = new Map<string, GlyphRun>();
  const layout = (text: string): GlyphRun => {
    // Characters without a shape would be boxes.
    const drawable = [...text].filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!)).join('');
    const run = layouts.get(drawable) ?? font.layout(drawable);
    layouts.set(drawable, run);
    return run;
  };

  return {
    hasLetters: (text) =>
      [...text.matchAll(/[\p{L}\p{N}]/gu)].every(([letter]) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)),
    width: (text, size) => (layout(text).advanceWidth * size) / font.unitsPerEm,
    draw(text, x, y, size) {
      const {glyphs, positions} = layout(text);
      let advance = 0;
      const drawn = glyphs.map((glyph, index) => {
        const {xAdvance, xOffset} = positions[index]!;
        const shape = shapeOf(glyph);
        const place = advance + xOffset;
        advance += xAdvance;
        return shape && `<path transform="translate(${place})" d="${shape}"/>`;
      });
      const scale = size / font.unitsPerEm;
      // In fonts, the vertical axis points up.
      return `<g transform="translate(${x} ${round(y)}) scale(${scale} ${-scale})">${drawn.join('')}</g>`;
    },
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
