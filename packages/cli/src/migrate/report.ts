import type {Remark} from './lines';

export interface PlacedRemark extends Remark {
  file: string;
}

export interface Migrated {
  /** What has been read: `14 pages, 6 other files`. */
  looked: string;
  pages: string[];
  remarks: PlacedRemark[];
  /** What has been migrated of a whole site, by part. */
  came?: [part: string, count: number][];
}

/** Remarks that are the same, except for quoted words. */
interface RemarkGroup {
  title: string;
  count: number;
  places: string[];
}

interface Part {
  title: string;
  groups: RemarkGroup[];
}

const placesInTerminal = 5;
const quoted = /“[^”]*”/g;

const isToDo = ({isLook}: Remark): boolean => !isLook;

/** Tasks for a person first, then remarks that may be worth a look. */
function partsOf(remarks: PlacedRemark[]): Part[] {
  return [
    {title: 'To do by hand', groups: groupsOf(remarks.filter(isToDo))},
    {title: 'To look at', groups: groupsOf(remarks.filter((remark) => !isToDo(remark)))},
  ].filter(({groups}) => groups.length > 0);
}

/** The most frequent first; among equals, the first one found. */
function groupsOf(remarks: PlacedRemark[]): RemarkGroup[] {
  const groups = grouped(remarks, ({message}) => message.replace(quoted, '“…”'));
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([kind, same]): RemarkGroup => {
      const isOne = same.every(({message}) => message === same[0]!.message);
      return {
        title: isOne ? same[0]!.message : kind,
        count: same.length,
        places: placesOf(same, isOne ? () => '' : ({message}) => `  ${(message.match(quoted) ?? []).join(', ')}`),
      };
    });
}

/** `docs/a.md:1, 5, 9  “Name”`: one line for each file and name. */
function placesOf(remarks: PlacedRemark[], wordsOf: (remark: PlacedRemark) => string): string[] {
  const places = grouped(remarks, (remark) => `${remark.file}\n${wordsOf(remark)}`);
  return [...places].map(([place, same]) => {
    const [file, words] = place.split('\n');
    return `${file}:${[...new Set(same.map(({line}) => line))].join(', ')}${words}`;
  });
}

function grouped(remarks: PlacedRemark[], by: (remark: PlacedRemark) => string): Map<string, PlacedRemark[]> {
  const groups = new Map<string, PlacedRemark[]>();
  for (const remark of remarks) groups.set(by(remark), [...(groups.get(by(remark)) ?? []), remark]);
  return groups;
}

/** One line about how much has been migrated. */
export function summary({looked, pages, remarks}: Migrated): string {
  const without = (some: PlacedRemark[]): number => {
    const files = new Set(some.map(({file}) => file));
    return pages.filter((page) => !files.has(page)).length;
  };
  const toDo = remarks.filter(isToDo);
  const looks = remarks.length - toDo.length;
  const parts = [
    `${looked}. ${without(toDo)} of ${pages.length} pages are ready`,
    ...(looks > 0 ? [`, ${without(remarks)} of them without a remark`] : []),
    `. To do: ${toDo.length}.`,
    ...(looks > 0 ? [` To look at: ${looks}.`] : []),
  ];
  return parts.join('');
}

/** The report for a terminal: each kind of remark with its first places. */
export function reportLines({remarks, came = []}: Migrated): string[] {
  const parts = partsOf(remarks).map(({title, groups}) => {
    const blocks = groups.map(({title: kind, count, places}) => {
      const more = places.length - placesInTerminal;
      const shown = [...places.slice(0, placesInTerminal), ...(more > 0 ? [`and ${more} more`] : [])];
      return [`${count} × ${kind}`, ...shown.map((place) => `  ${place}`)].join('\n');
    });
    return [title, ...blocks].join('\n\n');
  });
  const rows = came.map(([part, count]) => `  ${part}: ${count}`);
  return rows.length > 0 ? [['Came through', ...rows].join('\n'), ...parts] : parts;
}

/** The report as a file, with all places. */
export function reportFile(migrated: Migrated): string {
  const parts = partsOf(migrated.remarks).flatMap(({title, groups}) => [
    `## ${title}`,
    ...groups.flatMap(({title: kind, count, places}) => [
      `### ${count} × ${asText(kind)}`,
      places.map((place) => `- ${asText(place)}`).join('\n'),
    ]),
  ]);
  const rows = (migrated.came ?? []).map(([part, count]) => `| ${asText(part)} | ${count} |`);
  const table = rows.length > 0 ? [['| What came through | Count |', '| --- | --- |', ...rows].join('\n')] : [];
  return `${['# Migration report', asText(summary(migrated)), ...table, ...parts].join('\n\n')}\n`;
}

/** Escapes elements and variables in remarks. */
function asText(words: string): string {
  return words.replace(/[<{*]/g, '\\$&');
}
