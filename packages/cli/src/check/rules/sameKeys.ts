import type {Problem} from '@lectern/kit/problems';

/** Checks that files define the same keys in all languages. */
export function checkSameKeys(files: {file: string; keys: string[]}[]): Problem[] {
  return files.flatMap(({file, keys}) =>
    files.flatMap((other) =>
      other.keys
        .filter((key) => !keys.includes(key))
        .map((key) => ({
          file,
          line: 1,
          message: `“${key}” of ${other.file} is missing here.`,
          hint: 'Add it in the language of this file.',
        })),
    ),
  );
}
