import type {Range} from './pageOutline';

interface Edit extends Range {
  text: string;
}

/** Changes of a page by position in the original HTML, so that steps don't interfere with each other. */
export class PageEdits {
  constructor(private readonly edits: Edit[] = []) {}

  replace({start, end}: Range, text: string): void {
    this.edits.push({start, end, text});
  }

  /** Several texts at one position keep the order in which they were inserted. */
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
