/** Shows ranges as highlighted; replaces what was shown before. */
export interface Painter {
  paint(ranges: readonly Range[]): void;
  clear(): void;
}

/** The name that ::highlight() in site.css goes by. */
const highlightName = 'search';

/** Leaves the document as it is: React never notices. */
const registry: Painter = {
  paint(ranges) {
    CSS.highlights.set(highlightName, new Highlight(...ranges));
  },
  clear() {
    CSS.highlights.delete(highlightName);
  },
};

/**
 * Puts <mark> around the words, for browsers without the CSS Custom Highlight API (Firefox before 140, Safari before
 * 17.2). The text nodes are React's, which removes and rewrites them by reference: each stays in its place, emptied,
 * with what is seen instead after it.
 */
function createMarks(): Painter {
  let changes: {original: Text; data: string; standIns: Node[]}[] = [];
  const clear = () => {
    for (const {original, data, standIns} of changes) {
      for (const node of standIns) node.parentNode?.removeChild(node);
      // Whoever wrote to it meanwhile knows better.
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
