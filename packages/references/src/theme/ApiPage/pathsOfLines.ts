/** The path of each line in data: `owner.login` for `"login": …` inside `"owner": {`. Levels of lists have no name. */
export function pathsOfLines(code: string): (string | undefined)[] {
  const path: (string | undefined)[] = [];
  return code.split('\n').map((line) => {
    const [, indent, name] = /^(\s*)"((?:\\.|[^"\\])*)":/.exec(line) ?? [];
    if (indent === undefined || name === undefined) return undefined;
    const depth = indent.length / 2 - 1;
    path.length = Math.max(0, depth);
    path[depth] = name;
    return Array.from(path).filter(Boolean).join('.');
  });
}
