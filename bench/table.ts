import type {Usage} from './measure';

export interface Row extends Partial<Usage> {
  site: string;
  what: string;
  wall: number;
  /** Milliseconds of CPU for each page more than in the row of a smaller site. */
  each?: number;
  /** Bytes of one of the docs, compressed, with the styles and scripts that it asks for before a reader does anything. */
  page?: number;
}

type Column = [head: string, cell: (row: Row) => string | undefined];

const columns: Column[] = [
  ['site', ({site}) => site],
  ['', ({what}) => what],
  ['wall s', ({wall}) => wall.toFixed(1)],
  ['CPU s', ({cpu}) => cpu?.toFixed(1)],
  ['CPU ms a page more', ({each}) => each?.toFixed(0)],
  ['peak MiB', ({peak}) => inUnits(peak, 2 ** 20, 0)],
  ['a page KiB', ({page}) => inUnits(page, 1024, 1)],
];

function inUnits(bytes: number | undefined, unit: number, digits: number): string | undefined {
  return bytes === undefined ? undefined : (bytes / unit).toFixed(digits);
}

/** In Markdown, for bench/README.md. */
export function printTable(rows: Row[]): void {
  const line = (cells: (string | undefined)[]): string => `| ${cells.map((cell) => cell ?? '').join(' | ')} |`;
  console.log(line(columns.map(([head]) => head)));
  console.log(line(columns.map(() => '---')));
  for (const row of rows) console.log(line(columns.map(([, cell]) => cell(row))));
}
