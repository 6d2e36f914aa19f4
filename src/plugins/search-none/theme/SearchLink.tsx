/** The link of the 404 page to a search, where none of ours has a page. */
export default function SearchLink(): null {
  return null;
}
