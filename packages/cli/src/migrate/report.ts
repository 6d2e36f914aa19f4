import type {Remark} from './lines';

export interface PlacedRemark extends Remark {
  file: string;
}

export interface Migrated {
  /** What was looked at: `14 pages, 6 other files`. */
  looked: string;
  pages: string[];
  remarks: PlacedRemark[];
  /** What came through, by the parts of a whole site. */
  came?: [part: string, count: number][];
}

/** Remarks that say the same, but for the words in quotation marks. */
interface Kind {
  title: string;
  places: string[];
}

const placesInTerminal = 5;
const quoted = /“[^”]*”/g;

/** The most frequent first; of those that are as frequent, the one that was found first. */
function kindsOf(remarks: PlacedRemark[]): Kind[] {
  const kinds = new Map<string, PlacedRemark[]>();
  for (const remark of remarks) {
    const kind = remark.message.replace(quoted, '“…”');
    kinds.set(kind, [...(kinds.get(kind) ?? []), remark]);
  }
  return [...kinds]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([kind, same]): Kind => {
      const isOne = same.every(({message}) => message === same[0]!.message);
      return {
        title: isOne ? same[0]!.message : kind,
        places: same.map(({file, line, message}) =>
          isOne ? `${file}:${line}` : `${file}:${line}  ${(message.match(quoted) ?? []).join(', ')}`,
        ),
      };
    });
}

/** One line that says how much came through. */
export function summary({looked, pages, remarks}: Migrated): string {
  const withRemarks = new Set(remarks.map(({file}) => file));
  const clean = pages.filter((page) => !withRemarks.has(page)).length;
  return `${looked}. ${clean} of ${pages.length} pages came through without a remark. To do: ${remarks.length}.`;
}

/** What a terminal shows: each kind of remark with its first places. */
export function reportLines({remarks, came = []}: Migrated): string[] {
  const kinds = kindsOf(remarks).map(({title, places}) => {
    const more = places.length - placesInTerminal;
    const shown = [...places.slice(0, placesInTerminal), ...(more > 0 ? [`and ${more} more`] : [])];
    return [`${places.length} × ${title}`, ...shown.map((place) => `  ${place}`)].join('\n');
  });
  const parts = came.map(([part, count]) => `  ${part}: ${count}`);
  return parts.length > 0 ? [['Came through', ...parts].join('\n'), ...kinds] : kinds;
}

/** The same with all places, as a file. */
export function reportFile(migrated: Migrated): string {
  const kinds = kindsOf(migrated.remarks).flatMap(({title, places}) => [
    `## ${places.length} × ${asText(title)}`,
    places.map((place) => `- ${asText(place)}`).join('\n'),
  ]);
  const parts = (migrated.came ?? []).map(([part, count]) => `| ${asText(part)} | ${count} |`);
  const table = parts.length > 0 ? [['| What came through | Count |', '| --- | --- |', ...parts].join('\n')] : [];
  return `${['# Migration report', asText(summary(migrated)), ...table, ...kinds].join('\n\n')}\n`;
}

/** Remarks name elements and variables, which are to be read, not used. */
function asText(words: string): string {
  return words.replace(/[<{*]/g, '\\$&');
}
