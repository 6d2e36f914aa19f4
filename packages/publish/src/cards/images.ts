import type {DocusaurusConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import type {BuiltPage} from '@lectern/kit/builtPages';
import type {Tag} from '@lectern/kit/pageOutline';

/** The URL of the image that a theme sets for pages without another. */
export function imageOfTheme({url, themeConfig}: DocusaurusConfig, baseUrl: string): string | undefined {
  const {image} = themeConfig as {image?: string};
  if (!image) return undefined;
  return URL.canParse(image) ? image : url + normalizeUrl([baseUrl, image]);
}

/** Replaces the image tags of a page. */
export function nameImage({outline, edits}: BuiltPage, tags: string): void {
  if (outline.headEnd === undefined) return;
  const isOfImage = ({name, attributes}: Tag): boolean =>
    name === 'meta' && /^(?:og|twitter):image\b/.test(attributes.property ?? attributes.name ?? '');
  for (const tag of outline.head.filter(isOfImage)) edits.replace(tag, '');
  edits.insert(outline.headEnd, tags);
}
