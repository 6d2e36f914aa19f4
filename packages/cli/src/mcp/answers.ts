/** Formats the answers of tools as text for a model. */
import type {Entry, Hit} from './docsSite';

/** Most pages and characters in an answer, so that it doesn't fill the context of a model. */
const limits = {pages: 200, characters: 40_000};

export function listAnswer(
  entries: Entry[],
  offset: number,
  {languages, versions}: {languages: string[]; versions: string[]},
): string {
  const shown = entries.slice(offset, offset + limits.pages);
  return [
    ...(languages.length > 1 ? [`Languages: ${languages.join(', ')}`] : []),
    ...(versions.length > 1 ? [`Versions, the latest first: ${versions.join(', ')}`] : []),
    `Pages ${offset + Math.min(1, shown.length)} to ${offset + shown.length} of ${entries.length}`,
    '',
    ...shown.map(({title, url, path, description}) =>
      [`- ${[...path, title].join(' > ')}: ${url}`, description].filter(Boolean).join('\n  '),
    ),
    ...moreAt(offset + shown.length, entries.length),
  ].join('\n');
}

export function searchAnswer(hits: Hit[], total: number): string {
  if (hits.length === 0) return 'No page has these words.';
  const parts = hits.map(({title, url, path, description, sections}) =>
    [
      `## ${[...path, title].join(' > ')}`,
      url,
      ...(description ? [description] : []),
      ...sections.map((section) => `- ${section.heading}: ${section.url}`),
    ].join('\n'),
  );
  return [`The best ${hits.length} of ${total} pages`, ...parts].join('\n\n');
}

export function pageAnswer(url: string, markdown: string, offset: number): string {
  const shown = markdown.slice(offset, offset + limits.characters);
  const end = offset + shown.length;
  const part = shown.length < markdown.length ? `, characters ${offset} to ${end} of ${markdown.length}` : '';
  return [`${url}${part}`, '', shown, ...moreAt(end, markdown.length)].join('\n');
}

const moreAt = (end: number, all: number): string[] =>
  end < all ? ['', `There is more: ask again with offset ${end}.`] : [];
