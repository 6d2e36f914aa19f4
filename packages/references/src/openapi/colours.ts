const tokens: Record<string, RegExp> = {
  json: /(?<property>"(?:\\.|[^"\\])*"(?=\s*:))|(?<string>"(?:\\.|[^"\\])*")|(?<number>-?\d[\d.eE+-]*)|(?<boolean>true|false)|(?<keyword>null)/g,
  xml: /(?<prolog><\?.*?\?>)|(?<tag><\/?[^>]+>)/gs,
};

/** Highlights the two languages of examples like `code/highlight` of @lectern/markdown, but synchronously and without Prism. */
export function colours(code: string, language: string): string {
  const pattern = tokens[language];
  if (!pattern) return escape(code);
  let html = '';
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const [kind, text] = Object.entries(match.groups!).find(([, group]) => group !== undefined)!;
    html += `${escape(code.slice(end, match.index))}<span class="token ${kind}">${escape(text)}</span>`;
    end = match.index + text.length;
  }
  return html + escape(code.slice(end));
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
