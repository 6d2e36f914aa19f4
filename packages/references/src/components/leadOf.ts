/** In letters: what is longer would push away what stands below it. */
const longest = 320;

/** A description, as its first paragraph, which says what an operation does, and the rest of it. */
export function leadOf(html = ''): [lead: string, rest: string] {
  const [lead] = /^<p>[^]*?<\/p>/.exec(html) ?? [];
  const isShort = lead !== undefined && lead.replace(/<[^>]*>/g, '').length <= longest;
  return isShort ? [lead, html.slice(lead.length).trim()] : ['', html];
}
