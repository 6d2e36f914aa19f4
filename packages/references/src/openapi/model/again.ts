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
    const fields = shape.fields ?? [];
    const isKnown = (text: string): boolean => name !== undefined && seen.has(text);
    const texts = fields.map((field) =>
      JSON.stringify(field, (key, value: unknown) => (key === 'id' ? undefined : value)),
    );
    const known = texts.map(isKnown);
    if (known.includes(true)) shape.again = name;
    for (const [at, field] of fields.entries()) {
      if (known[at]) continue;
      seen.add(texts[at]!);
      if (shape.again !== undefined) field.isNew = true;
      this.mark(field);
    }
    for (const {options} of shape.choices ?? []) for (const option of options) this.mark(option.shape);
  }
}
