/** The end of longer examples is left out. */
const most = {lines: 250, characters: 20_000};

/** The beginning of a long example, and how many lines are left out; JSON stays valid, so that it can be copied. */
export function shortened(text: string, isJson: boolean): {shown: string; left: number} {
  const lines = text.split('\n');
  let size = 0;
  const tooMany = lines.findIndex((line, index) => (size += line.length + 1) > most.characters || index >= most.lines);
  if (tooMany < 0) return {shown: text, left: 0};
  const kept = lines.slice(0, tooMany);
  // A single line is cut: nothing else would be left.
  if (kept.length === 0) return {shown: text.slice(0, most.characters), left: lines.length};
  const left = lines.length - kept.length;
  return isJson ? closed(kept, left) : {shown: kept.join('\n'), left};
}

/** Ends lines of JSON after a whole value, with all brackets closed. */
function closed(lines: string[], left: number): {shown: string; left: number} {
  const kept = [...lines];
  while (kept.length > 1 && /[[{]$/.test(kept.at(-1)!)) kept.pop();
  const ends: string[] = [];
  for (const line of kept) {
    const [indent] = /^ */.exec(line)!;
    if (/^ *[\]}]/.test(line)) ends.pop();
    if (/[[{]$/.test(line)) ends.push(indent + (line.endsWith('{') ? '}' : ']'));
  }
  kept.push(kept.pop()!.replace(/,$/, ''), ...ends.reverse());
  return {shown: kept.join('\n'), left: left + lines.length - kept.length};
}
