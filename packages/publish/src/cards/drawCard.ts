import type {Outlines} from './outlines';
import {wrap} from './wrap';

export interface CardOptions extends CardColours {
  /** A font file for fontkit, relative to the site. */
  font?: string;
  /** An SVG file, relative to the site; by default the logo of the navbar. */
  mark?: string | false;
}

export interface CardColours {
  background: string;
  title: string;
  section: string;
  brand: string;
  stripe: string;
}

export interface Card {
  title: string;
  /** The section of the page: “Docs · Guides”. */
  section: string;
}

export const cardSize = {width: 1200, height: 630};

const margin = 88;
const textWidth = cardSize.width - 2 * margin;
const sectionSize = 32;
/** Where the section ends and the title may begin, between the lowest letter of one and the highest of the other. */
export const endOfSection = 140;
/** Pixels by which a letter may reach over the ends of its line. */
const overhang = 16;
/** Font sizes for the title, each with the number of lines that fit; the largest one that fits is used. */
const titleSizes = [
  {size: 84, lines: 3},
  {size: 68, lines: 4},
  {size: 54, lines: 5},
];

/** What all cards have in common, as SVG: the ground, the stripe, and the brand after its logo if there is one. */
export function drawFrame(brand: string, style: CardColours, outlines: Outlines, mark: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    `<rect width="100%" height="100%" fill="${style.background}"/>`,
    `<rect y="616" width="100%" height="14" fill="${style.stripe}"/>`,
    `<g transform="translate(${margin} 512)">${mark && placeMark(mark)}</g>`,
    `<g fill="${style.brand}">${outlines.draw(brand, mark ? margin + 76 : margin, 552, 36)}</g>`,
    '</svg>',
  ].join('');
}

/** The text of a card, as SVG without a ground, and the place in the card that it covers. */
export interface DrawnText {
  svg: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Draws the section, and the title below it. */
export function drawText({title, section}: Card, outlines: Outlines): DrawnText {
  const {size, lines} = fitTitle(title, outlines);
  const sectionLine = shorten([section], 1, sectionSize, outlines)[0]!;
  const first = 176 + size * 0.8;
  const baselines = lines.map((_, index) => first + index * size * 1.16);
  const widths = [outlines.width(sectionLine, sectionSize), ...lines.map((line) => outlines.width(line, size))];
  const place = {
    left: margin - overhang,
    top: 80,
    width: Math.ceil(Math.max(...widths)) + 2 * overhang,
    height: Math.ceil((baselines.at(-1) ?? first) + size * 0.4) - 80,
  };
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${place.width}" height="${place.height}"`,
    ` viewBox="${place.left} ${place.top} ${place.width} ${place.height}">`,
    outlines.draw(sectionLine, margin, 122, sectionSize),
    ...lines.map((line, index) => outlines.draw(line, margin, baselines[index]!, size)),
    '</svg>',
  ].join('');
  return {svg, ...place};
}

function fitTitle(title: string, outlines: Outlines): {size: number; lines: string[]} {
  for (const {size, lines: most} of titleSizes) {
    const lines = wrap(title, textWidth, (text) => outlines.width(text, size));
    if (lines.length <= most) return {size, lines};
  }
  const {size, lines: most} = titleSizes.at(-1)!;
  const lines = wrap(title, textWidth, (text) => outlines.width(text, size));
  return {size, lines: shorten(lines, most, size, outlines)};
}

/** Limits the number of lines, and ends the last one with “…” if text is left out. */
function shorten(lines: string[], most: number, size: number, outlines: Outlines): string[] {
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  const isWhole = lines.length <= most && outlines.width(last, size) <= textWidth;
  if (isWhole) return [...kept, last];
  while (last && outlines.width(`${last}…`, size) > textWidth) last = [...last].slice(0, -1).join('').trimEnd();
  return [...kept, `${last.replace(/[ ,;:·]+$/, '')}…`];
}

/** Embeds an SVG file in another one, 56 pixels high, without its XML declaration. */
function placeMark(svg: string): string {
  return svg.slice(svg.indexOf('<svg')).replace(/<svg\b([^>]*)>/, (_, attributes: string) => {
    const [width, height] = ['width', 'height'].map(
      (name) => new RegExp(`\\s${name}="([\\d.]+)`).exec(attributes)?.[1],
    );
    const others = attributes.replace(/\s(?:width|height)="[^"]*"/g, '');
    // Without a `viewBox`, the drawing would keep its size and be cropped.
    const box = width && height && !/\sviewBox=/.test(attributes) ? ` viewBox="0 0 ${width} ${height}"` : '';
    return `<svg${others}${box} width="56" height="56">`;
  });
}
