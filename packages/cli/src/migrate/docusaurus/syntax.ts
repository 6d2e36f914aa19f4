import ts from 'typescript';

/** Removes type annotations around a value: `{…} satisfies Options` → `{…}`. */
export function bare(node: ts.Expression): ts.Expression {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  ) {
    return bare(node.expression);
  }
  return node;
}

export function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    /\.[cm]?ts$/.test(file) ? ts.ScriptKind.TS : ts.ScriptKind.JSX,
  );
}

/** The object that a configuration exports: directly, by name or from a function. */
export function exportedObject(source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) return objectOf(statement.expression, source);
    if (
      ts.isFunctionDeclaration(statement) &&
      statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword)
    ) {
      return returned(statement.body, source);
    }
    const assigned = ts.isExpressionStatement(statement) && bare(statement.expression);
    if (assigned && ts.isBinaryExpression(assigned) && assigned.left.getText(source) === 'module.exports') {
      return objectOf(assigned.right, source);
    }
  }
  return undefined;
}

function objectOf(expression: ts.Expression, source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  const node = bare(expression);
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return objectOf(node.body, source);
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return returned(node.body as ts.Block, source);
  // `withSomething(config)`
  if (ts.isCallExpression(node)) return node.arguments[0] && objectOf(node.arguments[0], source);
  return ts.isIdentifier(node) ? named(node.text, source) : undefined;
}

function named(name: string, source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  let found: ts.ObjectLiteralExpression | undefined;
  walk(source, (node) => {
    if (found) return;
    if (ts.isVariableDeclaration(node) && node.name.getText(source) === name && node.initializer) {
      found = objectOf(node.initializer, source);
    } else if (ts.isFunctionDeclaration(node) && node.name?.text === name) {
      found = returned(node.body, source);
    }
  });
  return found;
}

function returned(block: ts.Block | undefined, source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  const statement = block?.statements.find((one) => ts.isReturnStatement(one));
  return statement?.expression && objectOf(statement.expression, source);
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** The value of a field, if it is a literal. */
export function fieldOf(object: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && nameOf(property) === name) return bare(property.initializer);
  }
  return undefined;
}

export function nameOf({name}: ts.PropertyAssignment): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;
}

/** The strings in `'a'` or `['a', 'b']`. */
export function wordsOf(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap((one) => wordsOf(bare(one))) : [];
}

export interface Entry {
  name: string;
  /** The expression that names it: `'classic'` or `require.resolve('…')`. */
  written: ts.Expression;
  options?: ts.Expression;
}

/** The entries of `presets`, `plugins` or `themes` with literal names. */
export function entriesOf(list: ts.Expression | undefined): Entry[] {
  if (!list || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.flatMap((element): Entry[] => {
    const one = bare(element);
    const [first, second] = ts.isArrayLiteralExpression(one) ? one.elements : [one];
    if (!first) return [];
    const written = bare(first);
    const [resolved] =
      ts.isCallExpression(written) && /^require(?:\.resolve)?$/.test(written.expression.getText())
        ? written.arguments
        : [written];
    if (!resolved || !ts.isStringLiteralLike(resolved)) return [];
    return [{name: resolved.text, written, ...(second && {options: bare(second)})}];
  });
}
