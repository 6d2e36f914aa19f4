import {type CallExpression, type Identifier, type Node, parse} from 'acorn';
import {importsOf, meaningOf, type Import} from './imports';
import {propertiesOf, staticText} from './staticText';
import {namesDeclaredBy, walk} from './walk';

/** Texts of one language by id. */
export type Texts = Readonly<Record<string, string>>;

const translations = '@docusaurus/Translate';
const interpolation = '@docusaurus/Interpolate';
const elements = 'react/jsx-runtime';

/**
 * Inserts the texts of a build's language where code asks for them, so that readers download neither the map of all texts
 * nor those of another language, nor descriptions for translators.
 *
 *   translate({id: 'search', message: 'Search', description: 'A button'})   → "Rechercher"
 *   translate({id: 'found', message: '{n} pages'}, {n})                     → $interpolate("{n} pages", {n})
 *   translate({id: 'body', message: title})                                 → "Corps", or (title ?? "body") without one
 *   jsx(Translate, {id: 'next', children: 'Next'})                          → "Suivant"
 *   jsx(Translate, {id: 'by', children: 'By {name}', values: {name}})       → jsx($Interpolate, {values: {name}, children: "De {name}"})
 *
 * Works on the compiler's output for TypeScript, JSX and MDX, as ES modules or CommonJS. What is only known at run time,
 * such as a computed id, is left to Docusaurus, which then adds the map.
 */
export function textsInPlace(source: string, texts: Texts): string {
  if (!source.includes(translations)) return source;
  const program = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const imports = importsOf(program, [translations, elements]);
  const statements = new Set(imports.map(({statement}) => statement));
  const isImported = (name: string): boolean => imports.some(({local}) => local === name);

  const edits: Edit[] = [];
  /** How often a name occurs, without the calls that no longer need it. */
  const uses = new Map<string, number>();
  const count = (name: string, change: number): void => void uses.set(name, (uses.get(name) ?? 0) + change);
  let isAmbiguous = false;
  walk(program, (node) => {
    if (statements.has(node)) return false;
    isAmbiguous ||= namesDeclaredBy(node).some(isImported);
    if (node.type === 'Identifier') count((node as Identifier).name, 1);
    const placed = node.type === 'CallExpression' && place(node as CallExpression, imports, texts);
    if (placed) {
      edits.push(...placed.edits);
      count(placed.local, -1);
    }
    return true;
  });
  if (isAmbiguous || edits.length === 0) return source;

  for (const statement of statements) {
    const names = imports.filter((entry) => entry.statement === statement);
    const isNeeded = names.some(({module, local}) => module !== translations || uses.get(local));
    if (!isNeeded) edits.push({...rangeOf(statement), text: ''});
  }
  const needsImport = edits.some(({text}) => text.startsWith('$'));
  return (needsImport ? importOfInterpolation : '') + apply(edits, source);
}

interface Placed {
  edits: Edit[];
  /** The name that the call no longer needs. */
  local: string;
}

function place(call: CallExpression, imports: readonly Import[], texts: Texts): Placed | undefined {
  const called = meaningOf(call.callee, imports);
  const [first, second, ...others] = call.arguments;
  if (!called || !first) return undefined;
  if (called.module === translations) {
    const text = called.exported === 'translate' ? textIn(first, 'message', texts) : undefined;
    if (text === undefined) return undefined;
    const {local} = called;
    if (!second) return {local, edits: [{...rangeOf(call), text}]};
    return {local, edits: [{start: call.start, end: first.end, text: `${access(called, 'interpolate')}(${text}`}]};
  }

  const component = meaningOf(first, imports);
  if (component?.module !== translations || component.exported !== 'default' || !second) return undefined;
  const text = textIn(second, 'children', texts);
  if (text === undefined) return undefined;
  const {local} = component;
  const values = propertiesOf(second)?.values;
  if (!values && others.length === 0) return {local, edits: [{...rangeOf(call), text}]};
  // The values stay, because they may contain texts, too.
  const valuesRange = values ?? {start: second.end, end: second.end};
  return {
    local,
    edits: [
      {...rangeOf(first), text: access(component, 'default')},
      {start: second.start, end: valuesRange.start, text: `{children: ${text}, `},
      {start: valuesRange.end, end: second.end, text: '}'},
    ],
  };
}

/** The text that Docusaurus would find, as code: by its id, or else the text itself. */
function textIn(message: Node, fallback: 'message' | 'children', texts: Texts): string | undefined {
  const properties = propertiesOf(message);
  if (!properties) return undefined;
  const {id, [fallback]: original} = properties;
  const [idText, originalText] = [id, original].map((property) => property && staticText(property.value));
  if (id && idText === undefined) return undefined;
  const text = texts[idText ?? originalText ?? ''];
  if (text === undefined && original && originalText === undefined) {
    // A text that is passed on is kept if the language has none for its id.
    const {value} = original;
    const isName = value.type === 'Identifier' && fallback === 'message' && idText !== undefined;
    return isName ? `(${value.name} ?? ${JSON.stringify(idText)})` : undefined;
  }
  const found = text ?? originalText ?? idText;
  return found === undefined ? undefined : JSON.stringify(found);
}

const importOfInterpolation = `import $Interpolate, {interpolate as $interpolate} from '${interpolation}';\n`;

function access(replaced: Import, exported: 'default' | 'interpolate'): string {
  if (replaced.statement.type === 'VariableDeclaration') return `require('${interpolation}').${exported}`;
  return exported === 'default' ? '$Interpolate' : '$interpolate';
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

function rangeOf({start, end}: Node): Omit<Edit, 'text'> {
  return {start, end};
}

function apply(edits: readonly Edit[], source: string): string {
  let result = '';
  let done = 0;
  for (const {start, end, text} of [...edits].sort((a, b) => a.start - b.start)) {
    // Inside a range that is already replaced.
    if (start < done) continue;
    result += source.slice(done, start) + text;
    done = end;
  }
  return result + source.slice(done);
}
