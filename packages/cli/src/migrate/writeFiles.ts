import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

export interface NewFile {
  /** Relative to the folder that is written. */
  file: string;
  /** The text of a new file, or the path of a file to copy. */
  content: {text: string} | {copyOf: string};
}

/** Writes files that don't exist; if one exists with another content, nothing is written. */
export async function writeFiles(folder: string, files: NewFile[]): Promise<{written: number; same: number}> {
  const missing: NewFile[] = [];
  const others: string[] = [];
  for (const one of files) {
    const place = path.join(folder, one.file);
    if (!existsSync(place)) missing.push(one);
    else if (!(await readFile(place)).equals(await bytesOf(one))) others.push(one.file);
  }
  if (others.length > 0) {
    throw new Error(
      `These files exist in “${folder}” already, and differ: ${others.join(', ')}.\n  Nothing is written. Name another folder, or take them out.`,
    );
  }
  for (const {file, content} of missing) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), {recursive: true});
    if ('text' in content) await writeFile(place, content.text, {flag: 'wx'});
    else await copyFile(content.copyOf, place);
  }
  return {written: missing.length, same: files.length - missing.length};
}

async function bytesOf({content}: NewFile): Promise<Buffer> {
  return 'text' in content ? Buffer.from(content.text) : readFile(content.copyOf);
}
