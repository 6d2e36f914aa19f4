import type {CallExpression, Identifier, Literal, MemberExpression, Node, Program, SequenceExpression} from 'acorn';

/** A local name for an import: a whole module, or one of its exports. */
export interface Import {
  local: string;
  module: string;
  exported: string;
  statement: Node;
}

const all = '*';

/**
 * The imports from some modules, at the top level:
 *
 *   import Translate, {translate} from '@docusaurus/Translate'
 *   const Translate_1 = require('@docusaurus/Translate')
 *   const Translate_1 = __importDefault(require('@docusaurus/Translate'))
 */
export function importsOf(program: Program, modules: readonly string[]): Import[] {
  return program.body.flatMap((statement): Import[] => {
    if (statement.type === 'ImportDeclaration') {
      const module = String(statement.source.value);
      if (!modules.includes(module)) return [];
      return statement.specifiers.map((specifier) => {
        const named = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : undefined;
        const exported = specifier.type === 'ImportDefaultSpecifier' ? 'default' : (named ?? all);
        return {local: specifier.local.name, module, exported, statement};
      });
    }
    if (statement.type !== 'VariableDeclaration' || statement.declarations.length !== 1) return [];
    const [{id, init}] = statement.declarations as [(typeof statement.declarations)[number]];
    const module = required(init);
    if (id.type !== 'Identifier' || module === undefined || !modules.includes(module)) return [];
    return [{local: id.name, module, exported: all, statement}];
  });
}

function required(node: Node | null | undefined): string | undefined {
  if (node?.type !== 'CallExpression') return undefined;
  const {callee, arguments: values} = node as CallExpression;
  const [value] = values;
  if (callee.type === 'Identifier' && callee.name === 'require') return value && textOf(value);
  return required(value);
}

function textOf(node: Node): string | undefined {
  return node.type === 'Literal' ? String((node as Literal).value) : undefined;
}

function nameOf(node: Identifier | Literal): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

/** The import that an expression refers to: `translate`, `Translate_1.translate`, or `(0, Translate_1.translate)`. */
export function meaningOf(node: Node, imports: readonly Import[]): Import | undefined {
  if (node.type === 'SequenceExpression') {
    return meaningOf((node as SequenceExpression).expressions.at(-1) as Node, imports);
  }
  if (node.type === 'Identifier') return imports.find(({local}) => local === (node as Identifier).name);
  if (node.type !== 'MemberExpression') return undefined;
  const {object, property, computed} = node as MemberExpression;
  const whole = meaningOf(object, imports);
  if (whole?.exported !== all || computed || property.type !== 'Identifier') return undefined;
  return {...whole, exported: property.name};
}
