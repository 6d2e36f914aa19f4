import type {LinkedList} from './lists';

export interface ListedTwin {
  title: string;
  description: string;
  /** URL of the twin, with the host. */
  url: string;
  text: string;
  /** The heading of its section in the list. */
  section: string;
}

interface Site {
  title: string;
  description: string;
  /** The sections in their order: the first ones are kept if there are too many pages. */
  sections: readonly string[];
  /** The heading for pages that don't fit. */
  leftOut: string;
  /** Lists of other languages and versions, with their heading. */
  lists?: {heading: string; links: readonly LinkedList[]};
}

/** The largest size of these files, in bytes, that readers of such files usually accept. */
const limits = {overview: 50_000, full: 1_000_000};

/**
 * `llms.txt`: every twin with its description, by section; if that is too long, without descriptions, and then without
 * the last ones.
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

/** `llms-full.txt`: as many twins as fit, and links to the others. */
export function fullText(twins: readonly ListedTwin[], site: Site): string {
  const sorted = bySection(twins, site);
  let text = `# ${site.title}\n\n> ${site.description}\n`;
  let size = Buffer.byteLength(text);
  const leftOut: string[] = [];
  for (const twin of sorted) {
    const part = `\n${twin.text}`;
    const link = item(twin, false);
    // Space is reserved for the list of pages that don't fit.
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
