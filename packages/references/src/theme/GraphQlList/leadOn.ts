/**
 * Addresses of types from before they had pages of their own: `objects#Page` and `objects#Page.title` lead on. Written
 * into the page, to be there before the reader is: it must not use anything from outside.
 */
export function leadOn(): void {
  const anchor = decodeURIComponent(location.hash.slice(1));
  const entry = anchor && document.getElementById(anchor.split('.')[0]!);
  const link = entry && entry.closest('.graphql-list') && entry.querySelector('a');
  if (link) location.replace(link.href + (anchor.includes('.') ? location.hash : ''));
}
