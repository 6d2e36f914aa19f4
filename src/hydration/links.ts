/** Links of this site that open here and are no downloads. */
const elsewhere = '[target],[download],[href*="/admin"]';

const where = {and: [{href_matches: '/*'}, {not: {selector_matches: elsewhere}}]};
/**
 * The page under the pointer, or pressed: the browser keeps two of them. The security policy lists it:
 * scripts/headers.
 */
export const speculationRules = JSON.stringify({prefetch: [{where, eagerness: 'moderate'}]});

/** Pages that are likely to be next are fetched ahead, as the router does later. The function ends it. */
export function fetchLinksAhead(): () => void {
  const {connection} = navigator as Navigator & {connection?: {effectiveType?: string; saveData?: boolean}};
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return () => undefined;
  return HTMLScriptElement.supports?.('speculationrules') ? bySpeculation() : byPointer();
}

function bySpeculation(): () => void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
  return () => script.remove();
}

/** A pointer that wanders over a long list shall not fetch all of it. */
const mostByPointer = 10;

function byPointer(): () => void {
  const fetched = new Set([location.pathname]);
  const fetchAhead = ({target}: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.matches(elsewhere) || fetched.has(link.pathname)) return;
    if (fetched.size > mostByPointer) return;
    fetched.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.href;
    document.head.append(hint);
  };
  addEventListener('pointerover', fetchAhead);
  return () => removeEventListener('pointerover', fetchAhead);
}
