/** What a command has to say. */
export interface Report {
  /** What it looked at: `Site: 300 links on 12 pages followed`. */
  looked: string;
  problems: string[];
}
