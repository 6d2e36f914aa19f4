/** Replaces `<SiteSearch />` if there is no search, or one in another place. */
export default function SiteSearch(): null {
  return null;
}
