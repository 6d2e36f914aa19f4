import type {DocusaurusConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {Parser} from 'htmlparser2';

/** The address of the one image that a theme names on pages without another. */
export function imageOfTheme({url, themeConfig}: DocusaurusConfig, baseUrl: string): string | undefined {
  const {image} = themeConfig as {image?: string};
  if (!image) return undefined;
  return URL.canParse(image) ? image : url + normalizeUrl([baseUrl, image]);
}

/** A page whose head names another image, by these tags. */
export function withImage(html: string, tags: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  let rest = '';
  let from = 0;
  const parser = new Parser({
    onopentag(tag, {name, property}) {
      if (tag !== 'meta' || !/^(?:og|twitter):image\b/.test(property ?? name ?? '')) return;
      rest += head.slice(from, parser.startIndex);
      from = parser.endIndex + 1;
    },
  });
  parser.end(head);
  return rest + head.slice(from) + tags + html.slice(end);
}
