import ts from 'typescript';
import {bare} from '../docusaurus/syntax';

/** The value of a literal expression: `[{a: 'b'}]`; `undefined` for all others. */
export function literalOf(expression: string): unknown {
  const source = ts.createSourceFile('a.ts', `(${expression})`, ts.ScriptTarget.Latest, false);
  const [statement, ...others] = source.statements;
  if (!statement || others.length > 0 || !ts.isExpressionStatement(statement)) return undefined;
  return valueOf(statement.expression);
}

function valueOf(written: ts.Expression): unknown {
  const node = bare(written);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return allOf(node.elements.map(valueOf));
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const entries = node.properties.map((property) =>
    ts.isPropertyAssignment(property) && (ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name))
      ? ([property.name.text, valueOf(property.initializer)] as const)
      : undefined,
  );
  const known = entries.flatMap((entry) => (entry && entry[1] !== undefined ? [entry] : []));
  return known.length < entries.length ? undefined : Object.fromEntries(known);
}

const allOf = (values: unknown[]): unknown[] | undefined => (values.includes(undefined) ? undefined : values);
