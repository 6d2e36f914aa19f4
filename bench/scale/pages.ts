import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Where a site has the docs of each language. */
export type DocsFolders = Record<'en' | 'fr', string>;

export const docusaurusFolders: DocsFolders = {
  en: 'docs',
  fr: 'i18n/fr/docusaurus-plugin-content-docs/current',
};

const perFolder = 50;

/** Writes `count` docs in both languages, the same on every run: as long as a guide, no two alike. The first one's file. */
export async function writePages(site: string, count: number, folders = docusaurusFolders): Promise<string> {
  for (const language of ['en', 'fr'] as const) {
    for (let index = 0; index < count; index++) {
      const file = pageFile(site, folders[language], index);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, pageText(language, index));
    }
  }
  return pageFile(site, folders.en, 0);
}

function pageFile(site: string, folder: string, index: number): string {
  return path.join(site, folder, 'scale', `part-${Math.floor(index / perFolder) + 1}`, `page-${index + 1}.md`);
}

function pageText(language: string, index: number): string {
  const say = sentences(index * 2 + (language === 'fr' ? 1 : 0) + 1);
  const section = (number: number): string =>
    `## ${say.title()} {/* #section-${number} */}\n\n${say.paragraph()}\n\n${say.paragraph()}\n`;
  const previous = index % perFolder ? `\nSee [the page before](./page-${index}.md#section-1).\n` : '';
  return `---
title: ${say.title()} ${index + 1}
description: ${say.sentence()}
tags: [elements]
---

${say.paragraph()}
${previous}
${[1, 2].map(section).join('\n')}
\`\`\`bash
npm run ${say.word()} -- --${say.word()}=${index}
\`\`\`

- ${say.sentence()}
- ${say.sentence()}

| ${say.word()} | ${say.word()} |
| --- | --- |
| ${say.word()} | ${say.sentence()} |

${[3, 4, 5].map(section).join('\n')}`;
}

/** Made-up words: some in every text, most in few, as words of a language are. */
function sentences(seed: number) {
  const random = numbers(seed);
  const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'zo', 'tra', 'ple'];
  const word = (): string => {
    let rank = Math.floor(6000 ** random());
    let letters = '';
    do {
      letters += syllables[rank % syllables.length];
      rank = Math.floor(rank / syllables.length);
    } while (rank > 0);
    return letters;
  };
  const words = (count: number): string => Array.from({length: count}, word).join(' ');
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const sentence = (): string => `${capital(words(8 + Math.floor(random() * 8)))}.`;
  return {
    word,
    sentence,
    title: () => capital(words(3)),
    paragraph: () => Array.from({length: 4}, sentence).join(' '),
  };
}

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
