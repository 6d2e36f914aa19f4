import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type Value = MdxJsxAttribute['value'];
type Properties = Record<string, Value | true | undefined>;

function attributes(properties: Properties): MdxJsxFlowElement['attributes'] {
  return Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({type: 'mdxJsxAttribute', name, value: value === true ? null : value}));
}

/** A component between paragraphs. */
export function block(
  name: string,
  properties: Properties,
  children: MdxJsxFlowElement['children'] = [],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: attributes(properties), children};
}

/** A component in a sentence. */
export function inline(
  name: string,
  properties: Properties,
  children: MdxJsxTextElement['children'] = [],
): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: attributes(properties), children};
}

/** The export of a module that the bundler creates: `require("…").default`. */
export function required(request: string): Value {
  const call = {
    type: 'CallExpression' as const,
    callee: {type: 'Identifier' as const, name: 'require'},
    arguments: [{type: 'Literal' as const, value: request, raw: JSON.stringify(request)}],
    optional: false,
  };
  const expression = {
    type: 'MemberExpression' as const,
    object: call,
    property: {type: 'Identifier' as const, name: 'default'},
    computed: false,
    optional: false,
  };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: `require(${JSON.stringify(request)}).default`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [{type: 'ExpressionStatement', expression}]}},
  };
}

/**
 * Imports components into the page that uses them, so that no other page loads them.
 *
 *   import Figure from '@theme/Figure';
 */
export function importComponents(tree: Root, ...names: string[]): void {
  tree.children.unshift(...names.map((name) => importOf(name, `@theme/${name}`)));
}

/** Imports a module for its side effects, such as styles. */
export function importEffects(tree: Root, source: string): void {
  tree.children.unshift(importFrom(source));
}

export function importOf(name: string, source: string): Root['children'][number] {
  return importFrom(source, name);
}

function importFrom(source: string, name?: string): Root['children'][number] {
  return {
    type: 'mdxjsEsm',
    value: name === undefined ? `import '${source}';` : `import ${name} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: name === undefined ? [] : [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
            attributes: [],
          },
        ],
      },
    },
  };
}
