const mediaType = String.raw`[\w.+*-]+/[\w.+*-]+(?:; ?[\w.-]+=[\w.-]+)*`;
/** Tags, quotation marks and the like may stand between the header and its value. */
const header = new RegExp(String.raw`(Accept\b(?:<[^>]*>|[^<\w])*)${mediaType}(?=["'<\n]|$)`);
const plain = new RegExp(`^${mediaType}$`);

/** The HTML of a sample that asks for a media type; as it is, where the sample or the type is of another form. */
export function withAccept(html: string, media: string): string {
  return plain.test(media) ? html.replace(header, (_, before: string) => before + media) : html;
}
