import {createRequire} from 'node:module';

const loadMermaid = createRequire(__filename)('./loadMermaid.cjs') as () => Promise<{parse(source: string): unknown}>;

/** A mistake in a diagram, and its line there. */
export interface MermaidProblem {
  line: number;
  reason: string;
}

/** Checks a diagram with Mermaid's parsers, which are loaded for the first diagram: most builds of one page need none. */
export async function mermaidProblem(source: string): Promise<MermaidProblem | undefined> {
  const mermaid = await loadMermaid();
  try {
    await mermaid.parse(source);
    return undefined;
  } catch (error) {
    return describe(error instanceof Error ? error.message : String(error));
  }
}

/**
 *   Parse error on line 2:
 *   ...LR a[read (x)] --> b          ->   {line: 2, reason: 'not expected: …LR a[read (x)] --> b'}
 *   -------------^
 *   Expecting 'SQE', … got 'PS'
 */
function describe(message: string): MermaidProblem {
  const [first = '', ...rest] = message.split('\n');
  const line = Number(/line:? (\d+)/i.exec(message)?.[1] ?? 1);
  const got = /got '([^']*)'/.exec(message)?.[1];
  const isParseError = /^(Parse|Lexical) error/.test(first);
  const reason = isParseError ? `it stumbles at “${rest[0]?.trim() ?? ''}”${got ? ` (${got})` : ''}` : first;
  return {line, reason: reason.replace(/\.?$/, '.')};
}
