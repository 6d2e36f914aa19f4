import type {Element, Root} from 'hast';
import {find} from '@lectern/kit/hast';

/** `<!--$?--><template id="B:0"></template>fallback<!--/$-->` … `<div hidden id="S:0">text</div>` → `text` */
export function insertSuspended(content: Root | Element, page: Root): void {
  for (let index = 0; index < content.children.length; index++) {
    const node = content.children[index]!;
    if (node.type !== 'element') continue;
    const [, number] = (node.tagName === 'template' && /^B:(.+)$/.exec(String(node.properties.id))) || [];
    if (!number) {
      insertSuspended(node, page);
      continue;
    }
    const real = find(page, ({properties}) => properties.id === `S:${number}`);
    const end = content.children.findIndex(
      (sibling, at) => at > index && sibling.type === 'comment' && sibling.value === '/$',
    );
    content.children.splice(index, (end < 0 ? index + 1 : end) - index, ...(real?.children ?? []));
    // Inserted content may contain further placeholders.
    index--;
  }
}
