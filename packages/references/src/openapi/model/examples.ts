import {highlight, isKnownLanguage} from '@lectern/kit/code/highlight';
import {colours} from '../colours';
import {asInlineHtml} from './html';
import {shortened} from './shortened';
import {asBodyText, dataOf, isBinary} from './request';
import type {Json, Resolver} from './resolver';
import {wholeOf} from './schema';
import type {Code, Example} from './types';

const mostExamples = 8;

/** Examples of a content: its own, or one generated from its schema. */
export function examplesOf(
  media: string,
  content: Json,
  direction: 'sent' | 'received',
  resolver: Resolver,
): Example[] {
  const {value: schema, name: root} = wholeOf(content.schema, resolver);
  if (isBinary(media) || (schema.format === 'binary' && content.example === undefined)) return [];
  if (media.startsWith('multipart/')) return [];
  return shownData(content, direction, resolver).map(({name, summary, value}) => ({
    ...(name && {name: typeof summary === 'string' && summary ? summary : name}),
    ...(typeof summary === 'string' && {description: asInlineHtml(summary)}),
    code: codeOf(asBodyText(value, media, root), languageOf(media, value)),
  }));
}

/** The data of the examples that are shown. */
export function shownData(
  content: Json,
  direction: 'sent' | 'received',
  resolver: Resolver,
): ReturnType<typeof dataOf> {
  return dataOf(content, direction, resolver)
    .filter(({value}) => typeof value !== 'symbol')
    .slice(0, mostExamples);
}

export function jsonOf(value: unknown): Code {
  return codeOf(asBodyText(value, 'application/json'), 'json');
}

function codeOf(text: string, language: string): Code {
  const {shown, left} = shortened(text, language === 'json');
  const html =
    language === 'json' || language === 'xml' || !isKnownLanguage(language)
      ? colours(shown, language)
      : highlight(shown, language);
  return {html: breakable(html), language, ...(left > 0 && {left})};
}

/** A line may end within a URL: it would rather end after its indentation, which leaves an empty one. */
const breakable = (html: string): string => html.replace(/(?<=:\/\/[^"\s<>]*)\/(?=\w)/g, '/<wbr>');

function languageOf(media: string, value: unknown): string {
  if (/[/+]xml\b/.test(media)) return 'xml';
  if (/json/.test(media)) return 'json';
  if (media.endsWith('urlencoded')) return 'text';
  return typeof value === 'string' ? (/html/.test(media) ? 'html' : 'text') : 'json';
}
