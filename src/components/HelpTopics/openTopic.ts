/**
 * Redirects to the topic in the URL, `?topic=install` or `#install`, and returns whether it exists. The language is the
 * one in the URL (`&lang=fr`), that of the page if it isn't the default, and otherwise the one that the browser prefers.
 * Values in the URL are only compared with those in the list.
 *
 * This function is also inlined as text in the page, to run before all other code: it must not use anything from outside.
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
