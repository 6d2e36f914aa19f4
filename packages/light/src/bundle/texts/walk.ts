import type {AssignmentPattern, Identifier, Node} from 'acorn';

/** Visits a syntax tree from its root; if `visit` returns false, it skips the children. */
export function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return;
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) walk(child, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The names that a function, a class, a variable or a `catch` declares. */
export function namesDeclaredBy(node: Node): string[] {
  const {id, param, params = []} = node as {id?: Node | null; param?: Node | null; params?: Node[]};
  return [id, param, ...params].flatMap((pattern) => (pattern ? namesIn(pattern) : []));
}

function namesIn(pattern: Node): string[] {
  const names: string[] = [];
  walk(pattern, (part) => {
    if (part.type === 'AssignmentPattern') names.push(...namesIn((part as AssignmentPattern).left));
    if (part.type === 'Identifier') names.push((part as Identifier).name);
    return part.type !== 'AssignmentPattern';
  });
  return names;
}
