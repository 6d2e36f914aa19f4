import type {Query} from './queries';

/** Addresses of pages, the best first. */
export type Search = (text: string) => string[] | Promise<string[]>;

export interface Figures {
  queries: number;
  recall1: number;
  recall2: number;
  recall3: number;
  recall10: number;
  /** The mean of one divided by the rank. */
  mrr: number;
  /** Queries whose page is not among the first three. */
  missed: {text: string; pages: string[]; found: string[]}[];
}

export async function measure(queries: readonly Query[], search: Search): Promise<Figures> {
  const ranks: number[] = [];
  const missed: Figures['missed'] = [];
  for (const {text, pages} of queries) {
    const found = (await search(text)).slice(0, 10);
    const rank = found.findIndex((url) => pages.includes(url)) + 1 || Infinity;
    ranks.push(rank);
    if (rank > 3) missed.push({text, pages, found});
  }
  const share = (most: number): number => ranks.filter((rank) => rank <= most).length / ranks.length;
  return {
    queries: ranks.length,
    recall1: share(1),
    recall2: share(2),
    recall3: share(3),
    recall10: share(10),
    mrr: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length,
    missed,
  };
}
