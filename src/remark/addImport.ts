import type {Root} from 'mdast';

/** Imports a component into the page, so that only pages which use it load it. */
export function addImport(tree: Root, name: string, source: string): void {
  tree.children.unshift({
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
            attributes: [],
          },
        ],
      },
    },
  } as never);
}
