const elements =
  /^(?:a|abbr|address|article|aside|audio|b|bdi|bdo|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|math|menu|meta|meter|nav|nobr|noscript|object|ol|optgroup|option|output|p|param|picture|pre|progress|q|rp|rt|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr)$/i;

/**
 * Escapes what authors write in angle brackets for a reader to replace, such as `Bearer <token>`, by `escape`: as HTML it
 * would be invisible. Elements, also those of other tools, with an end or with attributes, stay as they are.
 */
export function withPlaceholders(text: string, escape: (placeholder: string) => string, around = text): string {
  return text.replace(/<([a-zA-Z][\w-]*)(?: [\w -]+)?>/g, (tag, name: string) =>
    elements.test(name) || around.includes(`</${name}`) ? tag : escape(tag),
  );
}
