/**
 * Goes where the topic in the address leads, and says whether there is one: `?topic=install`, or `#install`. The reader's
 * language is the one that the address asks for (`&lang=fr`), that of the page where it has a language of its own, and
 * else the one that the browser prefers. What the address says is only compared with what the list holds.
 *
 * This function also stands as text in the page, to run before all other code: it must use nothing from outside.
 */
export function openTopic(list: HTMLElement): boolean {
  const {searchParams, hash} = new URL(location.href);
  const topic = searchParams.get('topic') ?? hash.slice(1);
  const link = [...list.querySelectorAll<HTMLAnchorElement>('a[data-topic]')].find((a) => a.dataset.topic === topic);
  if (!link) return false;

  const bases = JSON.parse(list.dataset.bases!) as Record<string, string>;
  const {here = '', fallback} = list.dataset;
  const asked = searchParams.get('lang');
  const wishes = asked ? [asked] : here === fallback ? navigator.languages : [];
  const language = wishes.map((wish) => wish.split('-')[0]!).find((wish) => Object.keys(bases).includes(wish)) ?? here;
  location.replace(bases[language]! + link.pathname.slice(bases[here]!.length) + link.hash);
  return true;
}
