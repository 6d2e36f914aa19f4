/** `a%20b` → `a b`; text that isn't a valid URL encoding, such as `100%`, is returned unchanged. */
export function decoded(written: string, decode = decodeURIComponent): string {
  try {
    return decode(written);
  } catch {
    return written;
  }
}
