/** `a%20b` → `a b`; what was not written as an address, such as `100%`, stays as it is. */
export function decoded(written: string, decode = decodeURIComponent): string {
  try {
    return decode(written);
  } catch {
    return written;
  }
}
