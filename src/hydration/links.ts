/** Links of this site that open here and are no downloads. */
const elsewhere = '[target],[download],[href*="/admin"]';

/** Pages that are likely to be next are fetched ahead, as the router does later. The function ends it. */
export function fetchLinksAhead(): () => void {
  const {connection} = navigator as Navigator & {connection?: {effectiveType?: string; saveData?: boolean}};
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return () => undefined;
  return HTMLScriptElement.supports?.('speculationrules') ? bySpeculation() : byPointer();
}

function bySpeculation(): () => void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  const where = {and: [{href_matches: '/*'}, {not: {selector_matches: elsewhere}}]};
  script.textContent = JSON.stringify({prefetch: [{where, eagerness: 'moderate'}]});
  document.head.append(script);
  return () => script.remove();
}

function byPointer(): () => void {
  const fetched = new Set([location.pathname]);
  const fetchAhead = ({target}: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.matches(elsewhere) || fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.href;
    document.head.append(hint);
  };
  addEventListener('pointerover', fetchAhead);
  return () => removeEventListener('pointerover', fetchAhead);
}
