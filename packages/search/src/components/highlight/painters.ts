/** Highlights ranges, instead of earlier ones. */
export interface Painter {
  paint(ranges: readonly Range[]): void;
  clear(): void;
}

/** The name in `::highlight()` of the style sheet. */
const highlightName = 'search';

/** Doesn't change the document, so React isn't affected. */
const registry: Painter = {
  paint(ranges) {
    CSS.highlights.set(highlightName, new Highlight(...ranges));
  },
  clear() {
    CSS.highlights.delete(highlightName);
  },
};

/**
 * Inserts <mark> around the words, for browsers without the CSS Custom Highlight API (Firefox before 140, Safari before
 * 17.2). React removes and rewrites its text nodes by reference, so each stays in place, but empty, and the visible text
 * comes after it.
 */
function createMarks(): Painter {
  let changes: {original: Text; data: string; standIns: Node[]}[] = [];
  const clear = () => {
    for (const {original, data, standIns} of changes) {
      for (const node of standIns) node.parentNode?.removeChild(node);
      // React has changed the text meanwhile.
      if (original.data === '') original.data = data;
    }
    changes = [];
  };
  return {
    clear,
    paint(ranges) {
      clear();
      for (const [original, stretches] of byNode(ranges)) {
        const {data} = original;
        const standIns: Node[] = [];
        let from = 0;
        for (const [start, end] of stretches) {
          const mark = document.createElement('mark');
          mark.textContent = data.slice(start, end);
          standIns.push(document.createTextNode(data.slice(from, start)), mark);
          from = end;
        }
        standIns.push(document.createTextNode(data.slice(from)));
        changes.push({original, data, standIns});
        original.after(...standIns);
        original.data = '';
      }
    },
  };
}

function byNode(ranges: readonly Range[]): Map<Text, [number, number][]> {
  const stretches = new Map<Text, [number, number][]>();
  for (const range of ranges) {
    for (const node of textsIn(range)) {
      const start = node === range.startContainer ? range.startOffset : 0;
      const end = node === range.endContainer ? range.endOffset : node.length;
      stretches.set(node, [...(stretches.get(node) ?? []), [start, end]]);
    }
  }
  return stretches;
}

function textsIn(range: Range): Text[] {
  const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE && range.intersectsNode(node)) texts.push(node as Text);
  }
  return texts;
}

export function createPainter(): Painter {
  return typeof Highlight === 'function' && 'highlights' in CSS ? registry : createMarks();
}
