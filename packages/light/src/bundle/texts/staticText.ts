import type {BinaryExpression, Literal, Node, ObjectExpression, Property, TemplateLiteral} from 'acorn';

/** The constant text of an expression, if it has one. */
export function staticText(node: Node): string | undefined {
  if (node.type === 'Literal') {
    const {value} = node as Literal;
    return typeof value === 'string' ? value : undefined;
  }
  if (node.type === 'TemplateLiteral') {
    const {quasis} = node as TemplateLiteral;
    return quasis.length === 1 ? (quasis[0]?.value.cooked ?? undefined) : undefined;
  }
  if (node.type !== 'BinaryExpression' || (node as BinaryExpression).operator !== '+') return undefined;
  const {left, right} = node as BinaryExpression;
  const [start, end] = [staticText(left), staticText(right)];
  return start === undefined || end === undefined ? undefined : start + end;
}

/** The properties of an object literal by name; undefined if one of them is computed. */
export function propertiesOf(node: Node): Record<string, Property> | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const found: Record<string, Property> = {};
  for (const property of (node as ObjectExpression).properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init') return undefined;
    const {key} = property;
    found[key.type === 'Identifier' ? key.name : String(staticText(key))] = property;
  }
  return found;
}
