export interface ListedPage {
  title: string;
  /** Search engines are asked to leave it out: so do we. */
  isHidden: boolean;
}

/** What the head of a built page says of it. */
export function readPage(html: string, siteTitle: string): ListedPage {
  const head = html.slice(0, html.indexOf('</head>'));
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  const suffix = ` | ${siteTitle}`;
  const text = unescape(title);
  return {
    title: text.endsWith(suffix) ? text.slice(0, -suffix.length) : text,
    isHidden: /<meta[^>]*name="?robots"?[^>]*noindex/.test(head),
  };
}

function unescape(text: string): string {
  const characters: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&'};
  return text.replace(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => characters[entity] ?? entity);
}
