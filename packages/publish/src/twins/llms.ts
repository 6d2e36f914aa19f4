import type {LinkedList} from './lists';

export interface ListedTwin {
  title: string;
  description: string;
  /** Of the twin, with the host. */
  url: string;
  text: string;
  /** The heading of the list that it stands in. */
  section: string;
}

interface Site {
  title: string;
  description: string;
  /** The sections, in the order of the lists: what comes first is what is kept where there is too much. */
  sections: readonly string[];
  /** The heading of those for which there is no room. */
  leftOut: string;
  /** The same of other languages and versions, below their own heading. */
  lists?: {heading: string; links: readonly LinkedList[]};
}

/** The most that these files may take, in bytes: what readers of such files usually take in at once. */
const limits = {overview: 50_000, full: 1_000_000};

/**
 * `llms.txt`: every twin with its description, by section; without descriptions where that would be too long, and
 * without the last ones where that is too long still.
 */
export function overview(twins: readonly ListedTwin[], site: Site): string {
  const sorted = bySection(twins, site);
  const complete = write(sorted, true, site);
  if (fits(complete)) return complete;
  let [kept, tooMany] = [0, sorted.length + 1];
  while (tooMany - kept > 1) {
    const middle = Math.floor((kept + tooMany) / 2);
    if (fits(write(sorted.slice(0, middle), false, site, sorted.length - middle))) kept = middle;
    else tooMany = middle;
  }
  return write(sorted.slice(0, kept), false, site, sorted.length - kept);
}

const fits = (text: string): boolean => Buffer.byteLength(text) <= limits.overview;

const bySection = (twins: readonly ListedTwin[], {sections}: Site): ListedTwin[] =>
  sections.flatMap((section) => twins.filter((twin) => twin.section === section));

function write(twins: readonly ListedTwin[], isComplete: boolean, site: Site, leftOut = 0): string {
  const list = (heading: string, items: string[]): string =>
    items.length > 0 ? `\n## ${heading}\n\n${items.join('\n')}\n` : '';
  const sections = site.sections.map((section) =>
    list(
      section,
      twins.filter((twin) => twin.section === section).map((twin) => item(twin, isComplete)),
    ),
  );
  const {heading = '', links = []} = site.lists ?? {};
  const lists = list(
    heading,
    links.map(({name, url, language = ''}) => item({title: name, url, description: language}, true)),
  );
  const rest = leftOut > 0 ? `\n## ${site.leftOut} (${leftOut})\n` : '';
  return `# ${site.title}\n\n> ${site.description}\n${sections.join('')}${rest}${lists}`;
}

/** `llms-full.txt`: the twins themselves, as many as fit, and links to the others. */
export function fullText(twins: readonly ListedTwin[], site: Site): string {
  const sorted = bySection(twins, site);
  let text = `# ${site.title}\n\n> ${site.description}\n`;
  let size = Buffer.byteLength(text);
  const leftOut: string[] = [];
  for (const twin of sorted) {
    const part = `\n${twin.text}`;
    const link = item(twin, false);
    // Room for the list of what is left out is kept in any case.
    size += Buffer.byteLength(link) + 1;
    if (size + Buffer.byteLength(part) > limits.full) {
      leftOut.push(link);
    } else {
      size += Buffer.byteLength(part);
      text += part;
    }
  }
  return leftOut.length > 0 ? `${text}\n## ${site.leftOut}\n\n${leftOut.join('\n')}\n` : text;
}

function item(
  {title, url, description}: Pick<ListedTwin, 'title' | 'url' | 'description'>,
  isComplete: boolean,
): string {
  const link = `- [${title.replace(/[[\]]/g, '\\$&')}](${url})`;
  return isComplete && description ? `${link}: ${description}` : link;
}
