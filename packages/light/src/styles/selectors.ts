import parser, {type Node, type Selector as Parsed} from 'postcss-selector-parser';

/** What one element has to be: `a.b:is(.c, .d)` has to be `a`, to have `b`, and one of `c` and `d`. */
export interface Needs {
  element?: string;
  classes: string[];
  /** Within a class, as `[class*='b']` asks for. */
  partsOfClasses: string[];
  oneOf: Needs[][];
}

export interface Selector {
  /** For each element that it asks for, up to the one that it styles. What only states and other attributes tell is left out. */
  elements: Needs[];
  /** `::before` */
  part: string;
  /** How many ids, classes and elements. Of two that are as strong, the order decides. */
  strength: string;
}

const known = new Map<string, Selector>();

export function readSelector(text: string): Selector {
  let selector = known.get(text);
  if (!selector) {
    const parsed = parse(text)?.first;
    selector = parsed
      ? {...needsOf(parsed), strength: strengthOf(parsed).join()}
      : {elements: [nothing()], part: '', strength: text};
    known.set(text, selector);
  }
  return selector;
}

/** Nothing for what only browsers know: its rule stays with all pages. */
function parse(text: string): parser.Root | undefined {
  try {
    return parser().astSync(text);
  } catch {
    return undefined;
  }
}

function needsOf(parsed: Parsed): {elements: Needs[]; part: string} {
  const elements: Needs[] = [nothing()];
  let part = '';
  for (const node of parsed.nodes) {
    const current = elements.at(-1)!;
    if (node.type === 'combinator') elements.push(nothing());
    else if (node.type === 'tag') current.element = node.value.toLowerCase();
    else if (node.type === 'class') current.classes.push(node.value);
    else if (node.type === 'attribute' && node.attribute === 'class' && node.value)
      current.partsOfClasses.push(...node.value.split(/\s+/).filter(Boolean));
    else if (isPart(node)) part += (node as parser.Pseudo).value.replace('::', ':');
    // Of the elements around one of them nothing is asked: they stand in another part of the page at most.
    else if (node.type === 'pseudo' && /^:(?:is|where)$/i.test(node.value))
      current.oneOf.push(node.nodes.map((choice) => needsOf(choice).elements.at(-1)!));
  }
  return {elements, part};
}

/** `::before`, and `:before` as it was written once. */
const isPart = (node: Node): boolean => parser.isPseudoElement(node);

const nothing = (): Needs => ({classes: [], partsOfClasses: [], oneOf: []});

type Strength = [ids: number, classes: number, elements: number];

function strengthOf({nodes}: Parsed): Strength {
  const sum: Strength = [0, 0, 0];
  const add = (more: Strength): void => more.forEach((value, at) => (sum[at]! += value));
  for (const node of nodes) {
    if (node.type === 'id') add([1, 0, 0]);
    else if (node.type === 'class' || node.type === 'attribute') add([0, 1, 0]);
    else if (node.type === 'tag' || isPart(node)) add([0, 0, 1]);
    else if (node.type !== 'pseudo' || /^:where$/i.test(node.value)) continue;
    else if (/^:(?:is|not|has)$/i.test(node.value)) add(node.nodes.map(strengthOf).sort(byStrength)[0] ?? [0, 0, 0]);
    else add([0, 1, 0]);
  }
  return sum;
}

const byStrength = (a: Strength, b: Strength): number => b[0] - a[0] || b[1] - a[1] || b[2] - a[2];

/** Whether an element is what is needed, in some state: `p b a` stands for `<p class="b a">`. */
export function fits(needs: Needs, element: string): boolean {
  const [tag, ...classes] = element.split(' ');
  const isOne = (one: Needs): boolean =>
    (one.element === undefined || one.element === tag) &&
    one.classes.every((name) => classes.includes(name)) &&
    one.partsOfClasses.every((part) => classes.some((name) => name.includes(part))) &&
    one.oneOf.every((choices) => choices.some(isOne));
  return isOne(needs);
}

/** All classes that a selector names, also those that must not be there, and parts of some. */
export function classesNamedBy(selector: string): {names: string[]; parts: string[]} {
  const found: {names: string[]; parts: string[]} = {names: [], parts: []};
  const root = parse(selector);
  root?.walkClasses(({value}) => void found.names.push(value));
  root?.walkAttributes(({attribute, value}) => {
    if (attribute === 'class' && value) found.parts.push(...value.split(/\s+/).filter(Boolean));
  });
  return found;
}
