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
}

/** The most that these files may take, in bytes: what readers of such files usually take in at once. */
const limits = {overview: 50_000, full: 1_000_000};

/** `llms.txt`: every twin with its description, by section; without descriptions where that would be too long. */
export function overview(twins: readonly ListedTwin[], site: Site): string {
  const [complete, brief] = [true, false].map((isComplete) => {
    const sections = site.sections.map((section) => {
      const items = twins.filter((twin) => twin.section === section).map((twin) => item(twin, isComplete));
      return items.length > 0 ? `\n## ${section}\n\n${items.join('\n')}\n` : '';
    });
    return `# ${site.title}\n\n> ${site.description}\n${sections.join('')}`;
  }) as [string, string];
  return Buffer.byteLength(complete) <= limits.overview ? complete : brief;
}

/** `llms-full.txt`: the twins themselves, as many as fit, and links to the others. */
export function fullText(twins: readonly ListedTwin[], site: Site): string {
  const sorted = site.sections.flatMap((section) => twins.filter((twin) => twin.section === section));
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

function item({title, url, description}: ListedTwin, isComplete: boolean): string {
  const link = `- [${title.replace(/[[\]]/g, '\\$&')}](${url})`;
  return isComplete && description ? `${link}: ${description}` : link;
}
