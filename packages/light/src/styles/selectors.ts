import parser, {type Node, type Selector as Parsed} from 'postcss-selector-parser';

/** Requirements for an element: `a.b:is(.c, .d)` requires the tag `a`, the class `b`, and one of `c` and `d`. */
export interface Needs {
  element?: string;
  classes: string[];
  /** Substrings of classes, as in `[class*='b']`. */
  partsOfClasses: string[];
  oneOf: Needs[][];
}

export interface Selector {
  /** For each element in the selector, up to the one that it styles, without states and other attributes. */
  elements: Needs[];
  /** `::before` */
  part: string;
  /** The specificity. Between equals, the order decides. */
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

/** Undefined for syntax that only browsers know: its rule stays in the sheet of all pages. */
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
    // Ancestors in its arguments are ignored: at worst, the rule is kept without need.
    else if (node.type === 'pseudo' && /^:(?:is|where)$/i.test(node.value))
      current.oneOf.push(node.nodes.map((choice) => needsOf(choice).elements.at(-1)!));
  }
  return {elements, part};
}

/** `::before`, also in its old form `:before`. */
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

/** Whether an element meets the requirements, in some state: `p b a` is `<p class="b a">`. */
export function fits(needs: Needs, element: string): boolean {
  const [tag, ...classes] = element.split(' ');
  const isOne = (one: Needs): boolean =>
    (one.element === undefined || one.element === tag) &&
    one.classes.every((name) => classes.includes(name)) &&
    one.partsOfClasses.every((part) => classes.some((name) => name.includes(part))) &&
    one.oneOf.every((choices) => choices.some(isOne));
  return isOne(needs);
}

/** All classes in a selector, also in `:not(…)`, and substrings of classes. */
export function classesNamedBy(selector: string): {names: string[]; parts: string[]} {
  const found: {names: string[]; parts: string[]} = {names: [], parts: []};
  const root = parse(selector);
  root?.walkClasses(({value}) => void found.names.push(value));
  root?.walkAttributes(({attribute, value}) => {
    if (attribute === 'class' && value) found.parts.push(...value.split(/\s+/).filter(Boolean));
  });
  return found;
}
