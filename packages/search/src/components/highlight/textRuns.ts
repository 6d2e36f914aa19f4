/** A stretch of text without interruption, across elements. */
export interface TextRun {
  text: string;
  /** The start of each node in the text. */
  nodes: {node: Text; start: number}[];
}

/** Elements that don't interrupt a word: `l’<code>API</code>` is one text, and so are the tokens of a line of code. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Elements that aren't content; and search results, which are marked already. */
const skipped =
  'nav, .table-of-contents, button, select, textarea, script, style, noscript, template, svg, .hash-link, .theme-edit-this-page, [data-no-highlight]';

/**
 * Splits the text in an element into runs, so that no word crosses a boundary.
 *
 *   <p>Of <em>two</em> kinds</p><pre>a<br>b</pre>   →   'Of two kinds', 'a\nb'
 */
export function textRuns(root: Element): TextRun[] {
  const runs: TextRun[] = [];
  let run: TextRun = {text: '', nodes: []};
  const finish = () => {
    if (run.nodes.length > 0) runs.push(run);
    run = {text: '', nodes: []};
  };
  const read = (parent: Node) => {
    for (const child of parent.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) {
        run.nodes.push({node: child as Text, start: run.text.length});
        run.text += (child as Text).data;
      } else if (child instanceof Element && !child.matches(skipped)) {
        const {localName} = child;
        if (localName === 'br') run.text += '\n';
        else if (inline.has(localName)) read(child);
        else {
          finish();
          read(child);
          finish();
        }
      }
    }
  };
  read(root);
  finish();
  return runs;
}

/** The document range for a part of the run's text. */
export function rangeOf({nodes}: TextRun, start: number, end: number): Range {
  const range = new Range();
  const from = nodeAt(nodes, start);
  // The end belongs to the node of the last character, not to the next one.
  const to = nodeAt(nodes, end - 1);
  range.setStart(from.node, start - from.start);
  range.setEnd(to.node, Math.min(end - to.start, to.node.length));
  return range;
}

function nodeAt(nodes: TextRun['nodes'], offset: number): TextRun['nodes'][number] {
  const found = nodes.findLast(({start}) => start <= offset);
  if (!found) throw new RangeError(`No text at ${offset}.`);
  return found;
}
