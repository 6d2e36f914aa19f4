import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {partsOf} from '@lectern/kit/text/partsOf';

/** About what a line of the contents has room for, in a narrow column and in one of full width. */
const fits = 12;
const fitsAtFullWidth = 20;

/**
 * Says where a line of the table of contents may end in long names: `localeDropdown` → `locale<wbr>Dropdown`. It runs
 * after Docusaurus, when the page has its `toc`, whose titles are HTML.
 */
export default function breaksOfContents() {
  return (tree: Root): void => {
    visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
      for (const title of titlesOf(node)) title.value = withBreaks(title.value);
    });
  };
}

function titlesOf({data}: MdxjsEsm): {value: string}[] {
  const [statement] = data?.estree?.body ?? [];
  if (statement?.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
  const [{id, init} = {}] = statement.declaration.declarations;
  if (id?.type !== 'Identifier' || id.name !== 'toc' || init?.type !== 'ArrayExpression') return [];
  return init.elements
    .flatMap((heading) => (heading?.type === 'ObjectExpression' ? heading.properties : []))
    .flatMap((field) => {
      if (field.type !== 'Property' || field.value.type !== 'Literal') return [];
      const {key, value} = field;
      const name = key.type === 'Literal' ? key.value : key.type === 'Identifier' && key.name;
      return name === 'value' && typeof value.value === 'string' ? [value as {value: string}] : [];
    });
}

function withBreaks(html: string): string {
  return (
    html
      // Docusaurus writes an end tag, which HTML doesn't have.
      .replaceAll(/<wbr *\/?>(?:<\/wbr>)?/g, '<wbr>')
      .split(/(<(?!wbr)[^>]*>|&#?\w+;|\s+)/)
      .map((part, index) => (index % 2 ? part : breakName(part)))
      .join('')
  );
}

function breakName(name: string): string {
  const parts = name.includes('<wbr>') ? name.split('<wbr>') : partsOf(name, fits).flatMap(atExtension);
  return parts.join(parts.join('').length > fitsAtFullWidth ? '<wbr>' : '<wbr class="narrow">');
}

/** Here the extension of a file stands rather by itself than being cut. */
function atExtension(part: string): string[] {
  return part.length > fits ? part.split(/(?=\.\w+$)/) : [part];
}
