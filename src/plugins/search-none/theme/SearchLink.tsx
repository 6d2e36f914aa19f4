/** The link of the 404 page to the search page, which is missing here. */
export default function SearchLink(): null {
  return null;
}
