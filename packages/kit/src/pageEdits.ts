import type {Range} from './pageOutline';

interface Edit extends Range {
  text: string;
}

/** Changes of a page by where they are in it as it was built, so that no step looks for what another has written. */
export class PageEdits {
  constructor(private readonly edits: Edit[] = []) {}

  replace({start, end}: Range, text: string): void {
    this.edits.push({start, end, text});
  }

  /** Several at one place stand in the order in which they were made. */
  insert(at: number, text: string): void {
    this.replace({start: at, end: at}, text);
  }

  copy(): PageEdits {
    return new PageEdits(structuredClone(this.edits));
  }

  applyTo(html: string): string {
    let result = '';
    let done = 0;
    for (const {start, end, text} of this.edits.toSorted((a, b) => a.start - b.start)) {
      if (start < done)
        throw new Error(`Two steps after the build change the same of a page: “${html.slice(start, end)}”.`);
      result += html.slice(done, start) + text;
      done = end;
    }
    return result + html.slice(done);
  }
}
