import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type PageText, textNames, textUrl} from '../shared/pageText';
import type {IndexedPage} from './page';

/** Writes a file with the passages of each page. */
export async function writeTexts(
  pages: readonly IndexedPage[],
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
): Promise<void> {
  for (const page of pages) {
    const file = path.join(outDir, decodeURIComponent(textUrl(page.url, baseUrl, textNames)));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, JSON.stringify(textOf(page)));
  }
}

export function textOf({about = '', sections}: IndexedPage): PageText {
  const texts = sections.map(({anchor, passages}): PageText['sections'][number] => {
    const {prose = [], fragments = [], code = []} = passages ?? {};
    const paragraphs = prose.map((sentences) => sentences.join('\n'));
    return [anchor, once(paragraphs).join('\n\n'), once(fragments).join('\n'), code.join('\n')];
  });
  return {about, sections: texts.filter(([, ...lines]) => lines.some(Boolean))};
}

/** An API reference repeats the description of a property at each use. */
const once = (texts: string[]): string[] => [...new Set(texts)];
