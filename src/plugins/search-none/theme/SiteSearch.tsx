/** `<SiteSearch />` where there is no search, or one that shows itself elsewhere. */
export default function SiteSearch(): null {
  return null;
}
