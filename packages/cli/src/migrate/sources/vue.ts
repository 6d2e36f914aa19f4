import {mapProse, mapWords, type Line, type OldPage} from '../lines';

const imported = /import\s+(\w+)\s+from\s*['"]([^'"?]+\.(?:png|jpe?g|gif|svg|webp|avif))(?:\?\w+)?['"]/g;

/** An element with an imported image as a value is that image: `<img :src="logo" alt="Logo" />` → `![Logo](./logo.png)` */
export function withImages(lines: Line[]): Line[] {
  const text = lines.map((line) => line.text).join('\n');
  const images = new Map([...text.matchAll(imported)].map(([, name, file]) => [name!, file!]));
  if (images.size === 0) return lines;
  return inWords(lines, (words) =>
    words.replace(/<([\w-]+)(\s(?:[^>"]|"[^"]*")*?)\/?>(?:<\/\1>)?/g, (element, _name, attributes: string) => {
      const [, value = ''] = /\s:[\w-]+="(\w+)"/.exec(attributes) ?? [];
      const [, alt = ''] = /\salt="([^"]*)"/.exec(attributes) ?? [];
      const file = images.get(value);
      return file === undefined ? element : `![${alt}](${file})`;
    }),
  );
}

/** Where sites keep components that all their pages may use without an import. */
const folders = ['/.vitepress/theme/components', '/.vitepress/components', '/.vitepress/theme'];

/** A component without attributes that shows the same on each page is replaced by its content. */
export function withFixedComponents(lines: Line[], page: OldPage): Line[] {
  const known = new Map<string, string | undefined>();
  const contentOf = (name: string): string | undefined => {
    const text = folders.map((folder) => page.read(`${folder}/${name}.vue`)).find((one) => one !== undefined);
    return text === undefined ? undefined : fixedContent(text);
  };
  return inWords(lines, (words) =>
    words.replace(/<([A-Z]\w*)\s*(?:\/>|><\/\1>)/g, (element, name: string) => {
      if (!known.has(name)) known.set(name, contentOf(name));
      return known.get(name) ?? element;
    }),
  );
}

/** The content of a template on one line; undefined if it computes something. */
function fixedContent(text: string): string | undefined {
  const [, template = ''] = /<template>([\s\S]*)<\/template>/.exec(text) ?? [];
  const isFixed = !/<script\b/.test(text) && !/\{\{|<slot\b|\s(?::|@|v-)[\w-]/.test(template);
  const content = template
    .replace(/>\s+(?=<)/g, '>')
    .replace(/\s+/g, ' ')
    .trim();
  return isFixed && content !== '' ? content : undefined;
}

const inWords = (lines: Line[], rule: (words: string) => string): Line[] =>
  mapProse(lines, ({text, from}) => ({from, text: mapWords(text, rule)}));
