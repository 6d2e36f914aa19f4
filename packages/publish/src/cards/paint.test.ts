import sharp from 'sharp';
import {expect, it} from 'vitest';
import {painter} from './paint';

const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="100%" height="100%" fill="#102030"/>' +
  '<rect y="600" width="100%" height="30" fill="red"/></svg>';
/** One bar in the place of a section, and one in that of a title, of which the right half is half covered. */
const text = {
  svg:
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120" viewBox="80 80 200 120"><rect x="90" y="90" width="100" height="30"/>' +
    '<rect x="90" y="150" width="50" height="30"/><rect x="140" y="150" width="50" height="30" opacity="0.5"/></svg>',
  left: 80,
  top: 80,
  width: 200,
  height: 120,
};

async function painted(svg = frame): Promise<(x: number, y: number) => number[]> {
  const png = await painter(svg, {title: 'white', section: 'hsl(120 100% 50%)'})(text);
  const {data, info} = await sharp(png).raw().toBuffer({resolveWithObject: true});
  expect(info).toMatchObject({width: 1200, height: 630, channels: 3});
  return (x, y) => [...data.subarray(3 * (y * 1200 + x), 3 * (y * 1200 + x) + 3)];
}

it('sets section and title in their colours upon the frame, and shades where letters cover a part', async () => {
  const at = await painted();
  const ground = [0x10, 0x20, 0x30];
  expect([at(0, 0), at(1199, 599), at(89, 89), at(190, 119), at(90, 145)]).toEqual(Array(5).fill(ground));
  expect([at(0, 600), at(1199, 629)]).toEqual(Array(2).fill([255, 0, 0]));
  expect([at(90, 90), at(189, 119)]).toEqual(Array(2).fill([0, 255, 0]));
  expect([at(90, 150), at(139, 179)]).toEqual(Array(2).fill([255, 255, 255]));
  expect(at(150, 160)).toEqual(ground.map((channel) => Math.round((channel + 255) / 2)));
});

it('has colours for letters beside a logo of hundreds', async () => {
  const dots = Array.from(
    {length: 400},
    (_, at) => `<rect x="${at}" y="550" width="1" height="9" fill="hsl(${at} 90% 60%)"/>`,
  );
  const at = await painted(frame.replace('</svg>', `${dots.join('')}</svg>`));
  expect([at(90, 90), at(90, 150)]).toEqual([
    [0, 255, 0],
    [255, 255, 255],
  ]);
});
