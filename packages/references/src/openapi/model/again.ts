import type {Shape} from './types';

/** Finds fields of named schemas that stand earlier on a page: on paper, where all is open, once is enough. */
export class Again {
  /** As they stand on the page, by the names of their schemas. */
  readonly #seen = new Map<string, Set<string>>();

  constructor(private readonly names: ReadonlyMap<Shape, string>) {}

  mark(shape: Shape): void {
    const name = this.names.get(shape);
    const seen = this.#seen.get(name ?? '') ?? new Set();
    if (name !== undefined) this.#seen.set(name, seen);
    for (const field of shape.fields ?? []) {
      const text = JSON.stringify(field, (key, value: unknown) => (key === 'id' ? undefined : value));
      if (name !== undefined && seen.has(text)) {
        field.isAgain = true;
        shape.again = name;
        continue;
      }
      seen.add(text);
      this.mark(field);
    }
    for (const {options} of shape.choices ?? []) for (const option of options) this.mark(option.shape);
  }
}
