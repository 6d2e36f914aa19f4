const mebibyte = 2 ** 20;

/** What the build of one language takes, by bench:scale: so much, and so much more for each page. */
const perLanguage = 1024 * mebibyte;
const perPage = 1.7 * mebibyte;
/** One keeps two processors busy: side by side on two, languages are there an eighth earlier and take twice the memory. */
const processorsEach = 2;
/** The rest of it is the bundler's. */
const heapShare = 0.4;

interface Machine {
  processors: number;
  /** In bytes. */
  memory: number;
}

export interface MemoryLimit {
  /** Languages that are built at the same time. */
  atOnce: number;
  /** MiB that the heap of each may grow to before it is cleaned up in earnest. */
  heap: number;
}

/** How languages share a machine: as many side by side as it has processors and memory for, or one by one. */
export function memoryLimitFor(languages: number, pages: number, {processors, memory}: Machine): MemoryLimit {
  const fitting = Math.floor(memory / (perLanguage + pages * perPage));
  const atOnce = Math.max(1, Math.min(languages, Math.floor(processors / processorsEach), fitting));
  return {atOnce, heap: Math.floor((memory / atOnce / mebibyte) * heapShare)};
}
