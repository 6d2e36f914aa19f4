const asked = new Map<string, Promise<string>>();

/** The content of an API page, from its HTML, which is fetched once. */
export function htmlOf(address: string): Promise<string> {
  const known = asked.get(address) ?? read(address);
  asked.set(address, known);
  known.catch(() => asked.delete(address));
  return known;
}

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const part = page.querySelector('[data-api-page]');
  if (!part?.childElementCount) throw new Error(`${address}: no page of an API`);
  return part.innerHTML;
}
