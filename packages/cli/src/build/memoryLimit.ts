const mebibyte = 2 ** 20;

/** Memory that the build of one language takes, measured by bench:scale: a base, and an amount for each page. */
const perLanguage = 1024 * mebibyte;
const perPage = 1.7 * mebibyte;
/** One language keeps two processors busy: two side by side on them save an eighth of the time, for twice the memory. */
const processorsEach = 2;
/** Share of the memory for the JavaScript heap; the bundler takes the rest. */
const heapShare = 0.4;

interface Machine {
  processors: number;
  /** In bytes. */
  memory: number;
}

export interface MemoryLimit {
  /** Number of languages to build at the same time. */
  atOnce: number;
  /** MiB that the heap of each language may reach before a full garbage collection. */
  heap: number;
}

/** Divides a machine among languages: as many side by side as processors and memory allow, otherwise one by one. */
export function memoryLimitFor(languages: number, pages: number, {processors, memory}: Machine): MemoryLimit {
  const fitting = Math.floor(memory / (perLanguage + pages * perPage));
  const atOnce = Math.max(1, Math.min(languages, Math.floor(processors / processorsEach), fitting));
  return {atOnce, heap: Math.floor((memory / atOnce / mebibyte) * heapShare)};
}
