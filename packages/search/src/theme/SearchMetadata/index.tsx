/** Replaces what each page says to the crawlers of other searches, which read nothing here. */
export default function SearchMetadata(): null {
  return null;
}
