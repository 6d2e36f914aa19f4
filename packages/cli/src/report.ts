/** What a command has to say. */
export interface Report {
  /** What it looked at: `Site: 300 links on 12 pages followed`. */
  looked: string;
  problems: string[];
}

/** Says it, and ends the command with an error if anything is wrong. */
export function say({looked, problems}: Report): void {
  for (const problem of problems) console.error(`  ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`${looked}, ${problems.length} problem(s).`);
}
