import type {Element, Nodes} from 'hast';
import type {Code, Paragraph, Text} from 'mdast';
import type {Options} from 'rehype-remark';
import {find, hasClass, textOf} from '@lectern/kit/hast';

type Handlers = NonNullable<NonNullable<Options>['handlers']>;

/** Elements of our pages that the default conversion would lose. */
export const handlers: Handlers = {
  div(state, node: Element) {
    if (hasClass(node, 'theme-code-block')) return codeBlock(node);
    // Words of its own begin a line: otherwise, they would stick to those before it.
    return state.toFlow(state.all(node));
  },
  pre(_state, node: Element): Code {
    return codeBlock(node);
  },
  /** The label becomes a paragraph above the content. */
  summary(_state, node: Element): Paragraph {
    const words: Text = {type: 'text', value: textOf(node).replace(/\s+/g, ' ').trim()};
    return {type: 'paragraph', children: [{type: 'strong', children: [words]}]};
  },
  span(state, node: Element) {
    if (!hasClass(node, 'katex') && !hasClass(node, 'katex-display')) return state.all(node);
    const source = find(node, ({properties}) => properties.encoding === 'application/x-tex');
    const value = source ? textOf(source).trim() : '';
    const type = hasClass(node, 'katex-display') ? 'math' : 'inlineMath';
    return {type, value};
  },
};

/** `<div class="theme-code-block language-js"><div>a.js</div>…<pre><code>f();</code></pre></div>` → ```` ```js title="a.js" ```` */
function codeBlock(node: Element): Code {
  const pre = node.tagName === 'pre' ? node : find(node, ({tagName}) => tagName === 'pre');
  const code = (pre && find(pre, ({tagName}) => tagName === 'code')) ?? pre;
  const [first] = node.children;
  const title =
    node !== pre && first?.type === 'element' && !find(first, (child) => child === pre) ? textOf(first) : '';
  const isDiff = Boolean(
    code && find(code, (child) => hasClass(child, 'code-added') || hasClass(child, 'code-removed')),
  );
  const language = isDiff ? 'diff' : [node, pre, code].map((part) => part && languageOf(part)).find(Boolean);
  return {
    type: 'code',
    lang: language ?? (title ? 'text' : null),
    meta: title ? `title=${JSON.stringify(title)}` : null,
    value: code ? linesOf(code, isDiff ? ' ' : '').replace(/^\n+|\s+$/g, '') : '',
  };
}

function languageOf({properties: {className}}: Element): string | undefined {
  const name = [className].flat().find((part) => String(part).startsWith('language-'));
  return name === undefined ? undefined : String(name).slice('language-'.length);
}

/** The text of a block, with signs for lines that are marked by colour. */
function linesOf(node: Nodes, sign: string): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (hasClass(node, 'code-label')) return '';
  // Code blocks of the theme end lines with `<br>`.
  if (node.tagName === 'br') return '\n';
  const isSigned = sign !== '' && hasClass(node, 'code-line');
  const inside = hasClass(node, 'code-added') ? '+' : hasClass(node, 'code-removed') ? '-' : sign;
  const {dataPrompt} = node.properties;
  const prompt = dataPrompt ? `${String(dataPrompt)} ` : '';
  return (isSigned ? sign : '') + prompt + node.children.map((child) => linesOf(child, inside)).join('');
}
