/** An ending or a prefix of a stemmer, with its effect. */
export interface Among {
  text: string;
  result: number;
  method?: () => boolean;
}

interface Table {
  byText: Map<string, Among[]>;
  longest: number;
}

/** A set of letters, as bits from its first letter on. */
type Bits = readonly number[];

/**
 * The runtime for the stemmers of lunr-languages, generated from Snowball. Unlike the package's own, it folds letters
 * and endings first, so that a stemmer with `ción` also knows `cion`. Stemmers call methods by these
 * names.
 */
export function createSnowball(fold: (text: string) => string): {
  Among: new (text: string, shorter: number, result: number, method?: () => boolean) => Among;
  SnowballProgram: new () => object;
} {
  const groups = new WeakMap<Bits, Set<string>>();
  const tables = new WeakMap<readonly Among[], Table>();

  return {
    Among: class implements Among {
      readonly text: string;

      constructor(
        text: string,
        _shorter: number,
        readonly result: number,
        readonly method?: () => boolean,
      ) {
        this.text = fold(text);
      }
    },
    SnowballProgram: class {
      #word = '';
      bra = 0;
      ket = 0;
      limit = 0;
      cursor = 0;
      limit_backward = 0;

      setCurrent(word: string): void {
        this.#word = word;
        this.cursor = this.bra = this.limit_backward = 0;
        this.limit = this.ket = word.length;
      }

      getCurrent(): string {
        return this.#word;
      }

      in_grouping(bits: Bits, first: number): boolean {
        return this.#step(1, (letter) => lettersOf(bits, first).has(letter));
      }

      in_grouping_b(bits: Bits, first: number): boolean {
        return this.#step(-1, (letter) => lettersOf(bits, first).has(letter));
      }

      out_grouping(bits: Bits, first: number): boolean {
        return this.#step(1, (letter) => !lettersOf(bits, first).has(letter));
      }

      out_grouping_b(bits: Bits, first: number): boolean {
        return this.#step(-1, (letter) => !lettersOf(bits, first).has(letter));
      }

      /** Moves over the next or the previous letter, if it matches. */
      #step(by: 1 | -1, isRight: (letter: string) => boolean): boolean {
        if (by === 1 ? this.cursor >= this.limit : this.cursor <= this.limit_backward) return false;
        if (!isRight(this.#word.charAt(by === 1 ? this.cursor : this.cursor - 1))) return false;
        this.cursor += by;
        return true;
      }

      eq_s(_size: number, text: string): boolean {
        return this.#pass(1, fold(text));
      }

      eq_s_b(_size: number, text: string): boolean {
        return this.#pass(-1, fold(text));
      }

      eq_v_b(text: string): boolean {
        return this.#pass(-1, text);
      }

      #pass(by: 1 | -1, text: string): boolean {
        if (this.#next(by, text.length) !== text) return false;
        this.cursor += by * text.length;
        return true;
      }

      /** So many letters after or before the cursor; undefined if there are fewer. */
      #next(by: 1 | -1, length: number): string | undefined {
        const [start, end] = by === 1 ? [this.cursor, this.cursor + length] : [this.cursor - length, this.cursor];
        const isInside = by === 1 ? end <= this.limit : start >= this.limit_backward;
        return isInside ? this.#word.slice(start, end) : undefined;
      }

      find_among(table: readonly Among[]): number {
        return this.#find(1, table);
      }

      find_among_b(table: readonly Among[]): number {
        return this.#find(-1, table);
      }

      /** The longest entry that matches here, and whose condition holds. */
      #find(by: 1 | -1, table: readonly Among[]): number {
        const {cursor} = this;
        const {longest, byText} = tableOf(table);
        for (let length = longest; length >= 0; length--) {
          const text = this.#next(by, length);
          for (const {result, method} of (text !== undefined && byText.get(text)) || []) {
            const end = cursor + by * length;
            this.cursor = end;
            const isRight = method?.() ?? true;
            this.cursor = end;
            if (isRight) return result;
            this.cursor = cursor;
          }
        }
        return 0;
      }

      slice_from(text: string): void {
        this.#replace(this.bra, this.ket, fold(text));
      }

      slice_del(): void {
        this.#replace(this.bra, this.ket, '');
      }

      slice_to(): string {
        return this.#word.slice(this.bra, this.ket);
      }

      insert(from: number, to: number, text: string): void {
        const more = this.#replace(from, to, fold(text));
        if (from <= this.bra) this.bra += more;
        if (from <= this.ket) this.ket += more;
      }

      #replace(from: number, to: number, text: string): number {
        const more = text.length - (to - from);
        this.#word = this.#word.slice(0, from) + text + this.#word.slice(to);
        this.limit += more;
        if (this.cursor >= to) this.cursor += more;
        else if (this.cursor > from) this.cursor = from;
        return more;
      }
    },
  };

  function lettersOf(bits: Bits, first: number): Set<string> {
    let letters = groups.get(bits);
    if (!letters) {
      letters = new Set();
      for (let at = 0; at < bits.length * 8; at++) {
        if ((bits[at >> 3] as number) & (1 << (at & 7))) letters.add(fold(String.fromCharCode(first + at)));
      }
      groups.set(bits, letters);
    }
    return letters;
  }

  function tableOf(all: readonly Among[]): Table {
    let table = tables.get(all);
    if (!table) {
      const byText = new Map<string, Among[]>();
      for (const among of all) byText.set(among.text, [...(byText.get(among.text) ?? []), among]);
      table = {byText, longest: Math.max(...all.map(({text}) => text.length))};
      tables.set(all, table);
    }
    return table;
  }
}
