/** The result of a check. */
export interface Report {
  /** What has been checked: `Site: 300 links on 12 pages followed`. */
  looked: string;
  problems: string[];
}

/** Prints the result, and fails the command if there are problems. */
export function say({looked, problems}: Report): void {
  for (const problem of problems) console.error(`  ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
  console.log(`${looked}, ${problems.length} problem(s).`);
}
