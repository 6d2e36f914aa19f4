/** File names for pages of types. Two that only differ in case would be one file on many disks, so the later one gets `-2`. */
export function fileNames(names: string[]): Map<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    names.map((name) => {
      // Docusaurus ignores files that begin with an underscore.
      const plain = name.replace(/^_+/, (underscores) => '-'.repeat(underscores.length));
      const count = (taken.get(plain.toLowerCase()) ?? 0) + 1;
      taken.set(plain.toLowerCase(), count);
      return [name, count === 1 ? plain : `${plain}-${count}`];
    }),
  );
}

/** Whether Docusaurus would treat the file as the index of its folder, unless it has a slug. */
export function needsSlug(file: string, folder: string): boolean {
  return /^(?:index|readme)$/i.test(file) || file.toLowerCase() === folder.toLowerCase() || file.startsWith('-');
}
