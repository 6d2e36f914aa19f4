/** Blocks of code, of which the reader chooses one: each has a radio button, and a label with its name before it. */
export function tabsOf(name: string, tabs: (readonly [label: string, block: string])[]): string {
  const id = `${name}-code`;
  const parts = tabs.flatMap(([label, block], index) => [
    `<input type="radio" name="${id}" id="${id}-${index}"${index === 0 ? ' defaultChecked' : ''} />`,
    `<label htmlFor="${id}-${index}">{${JSON.stringify(label)}}</label>`,
    `<div>\n\n${block}\n\n</div>`,
  ]);
  return [`<div className="graphql-tabs" role="group" aria-label="${name}">`, ...parts, '</div>'].join('\n\n');
}
