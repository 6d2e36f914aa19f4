import {crc32, deflateSync} from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

/** A picture with few colours. */
interface Indexed {
  width: number;
  height: number;
  /** Row by row, a byte for each pixel, which is the number of its colour; before each row, a zero, since none has a filter. */
  rows: Uint8Array;
  /** At most 256. */
  palette: readonly Colour[];
}

/** With which each PNG begins. */
const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** For zlib: twice as fast as the default of 6, and a thirtieth larger. */
const level = 5;

export function toPng({width, height, rows, palette}: Indexed): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits, by a palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, {level})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
