import sharp from 'sharp';
import {type CardColours, cardSize, type DrawnText, endOfSection} from './drawCard';
import {type Colour, toPng} from './png';

type ColoursOfText = Pick<CardColours, 'title' | 'section'>;

/** How a card is painted, on which its name depends: a change would else show in new cards only. */
export const form = {
  /** `sharp` takes any number above 16 for 256, and the shades of letters need some of these. */
  coloursOfFrame: 16,
  /** Between the ground and a letter. */
  shades: 8,
};
const {coloursOfFrame, shades} = form;
/** Bytes of a row in a PNG: its filter, and its pixels. */
const stride = cardSize.width + 1;

/**
 * Makes the picture of a card from its text. The frame is drawn once, and only the place of the text for each card: half
 * of the time that it takes to draw whole cards and to choose colours for each.
 */
export function painter(frame: string, colours: ColoursOfText): (text: DrawnText) => Promise<Buffer> {
  let ground: Promise<Ground> | undefined;
  return async ({svg, left, top, width, height}) => {
    ground ??= readGround(frame, colours);
    const {palette, title, section, ...empty} = await ground;
    const covered = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
    const rows = empty.rows.slice();
    for (let y = 0; y < height; y++) {
      const shadeOf = top + y < endOfSection ? section : title;
      const [from, to] = [y * width, (top + y) * stride + 1 + left];
      for (let x = 0; x < width; x++) {
        const cover = covered[from + x]!;
        if (cover > 0) rows[to + x] = shadeOf[cover]!;
      }
    }
    return toPng({...cardSize, rows, palette});
  };
}

interface Ground {
  rows: Uint8Array;
  palette: Colour[];
  /** For each of 256 degrees to which a letter covers a pixel, the number of the colour. */
  title: Uint8Array;
  section: Uint8Array;
}

async function readGround(frame: string, colours: ColoursOfText): Promise<Ground> {
  const few = await sharp(Buffer.from(frame)).png({palette: true, colours: coloursOfFrame, dither: 0}).toBuffer();
  const rgb = await rawOf(few);
  const numbers = new Map<number, number>();
  const palette: Colour[] = [];
  const rows = new Uint8Array(stride * cardSize.height);
  for (let pixel = 0; pixel < rgb.length / 3; pixel++) {
    const colour = rgb.readUIntBE(3 * pixel, 3);
    if (!numbers.has(colour)) numbers.set(colour, palette.push([colour >> 16, (colour >> 8) & 255, colour & 255]) - 1);
    rows[pixel + Math.floor(pixel / cardSize.width) + 1] = numbers.get(colour)!;
  }
  const shadesOf = async (colour: string): Promise<Uint8Array> => {
    const [letter, first] = [await readColour(colour), palette.length - 1];
    for (let shade = 1; shade <= shades; shade++) palette.push(between(palette[0]!, letter, shade / shades));
    return Uint8Array.from({length: 256}, (_, cover) => {
      const shade = Math.round((cover / 255) * shades);
      return shade && first + shade;
    });
  };
  // One after the other, since both add to the palette, whose first colour is that of the ground, in the corner.
  const title = await shadesOf(colours.title);
  return {rows, palette, title, section: await shadesOf(colours.section)};
}

const between = (from: Colour, to: Colour, share: number): Colour =>
  from.map((channel, index) => Math.round(channel + (to[index]! - channel) * share)) as unknown as Colour;

/** Any colour of CSS. */
async function readColour(colour: string): Promise<Colour> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="${colour}"/></svg>`;
  return [...(await rawOf(Buffer.from(svg)))] as unknown as Colour;
}

const rawOf = (picture: Buffer): Promise<Buffer> => sharp(picture).removeAlpha().raw().toBuffer();
