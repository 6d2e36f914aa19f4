/** The addresses of pages of their own. Two that differ by case only would be one file on many disks: the later gets `-2`. */
export function fileNames(names: string[]): Map<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    names.map((name) => {
      // Docusaurus reads no files that begin with an underscore.
      const plain = name.replace(/^_+/, (underscores) => '-'.repeat(underscores.length));
      const count = (taken.get(plain.toLowerCase()) ?? 0) + 1;
      taken.set(plain.toLowerCase(), count);
      return [name, count === 1 ? plain : `${plain}-${count}`];
    }),
  );
}

/** What Docusaurus takes for the page of the folder itself, unless the page says its address. */
export function needsSlug(file: string, folder: string): boolean {
  return /^(?:index|readme)$/i.test(file) || file.toLowerCase() === folder.toLowerCase() || file.startsWith('-');
}
