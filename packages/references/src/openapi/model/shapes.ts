import {isObject} from '../path';
import {choiceNames, discriminated} from './choiceNames';
import type {Direction} from './exampleOf';
import {asInlineHtml} from './html';
import {addAlternatives} from './alternatives';
import {Again} from './again';
import {factsOf} from './facts';
import {limitsOf} from './limits';
import {needsOf, needsOfOption} from './needs';
import type {Json, Resolver} from './resolver';
import {choicesOf, isRequired, propertiesOf, typeNameOf, type Whole, wholeOf} from './schema';
import type {Alternative, Choices, Elsewhere, Field, Shape} from './types';
import {asText, type PagesOfSchemas, typeOf} from './typeOf';

/** Limits for schemas on a page; deeper ones get their own pages. */
export const limitsOfPage = {fields: 300, depth: 8, choices: 40};

interface Around {
  direction: Direction;
  /** Names of the schemas around it, with their ids. */
  ancestors: ReadonlyMap<string, string>;
  /** The id of the field. */
  id: string;
  /** The prefix for the ids of its fields. */
  prefix: string;
  depth: number;
}

interface Task extends Around {
  /** What tells this variant from the others. */
  variant?: ReturnType<typeof discriminated>;
  shape: Shape;
  whole: Whole;
}

interface Surroundings {
  resolver: Resolver;
  pages: PagesOfSchemas;
  /** The page for a schema that doesn't fit on this one. */
  pageFor: (name: string) => string | undefined;
}

/** Fields: smaller schemas may be repeated. */
const smallest = 5;

/**
 * The schemas of one page as trees of fields: level by level, so that upper levels get space before lower
 * ones. A schema that is on the page already isn't repeated.
 */
export class Shapes {
  #fields = 0;
  readonly #tasks: Task[] = [];
  readonly #ids = new Set<string>();
  readonly #written = new Map<string, string>();
  /** In the order of the page, and the schemas that they show. */
  readonly #roots: Shape[] = [];
  readonly #names = new Map<Shape, string>();

  constructor(private readonly around: Surroundings) {}

  /** The shape of a schema; its fields are added by `finish`. */
  add(schema: unknown, id: string, direction: Direction): Shape {
    return this.#root(this.#describe({}, schema, {id, prefix: id, direction, ancestors: new Map(), depth: 0}));
  }

  /** A field outside a schema, such as a parameter. */
  field(name: string, schema: unknown, prefix: string, direction: Direction): Field {
    const id = this.#freeId(`${prefix}-${name}`);
    this.#fields += 1;
    return this.#root(this.#describe({id, name}, schema, {id, prefix: id, direction, ancestors: new Map(), depth: 0}));
  }

  #root<T extends Shape>(shape: T): T {
    this.#roots.push(shape);
    return shape;
  }

  /** Adds the fields of all shapes, except those that fail. */
  finish(failed: (error: Error) => void): void {
    // The list grows during the loop.
    for (const task of this.#tasks) {
      try {
        this.#expand(task);
      } catch (error) {
        failed(error as Error);
      }
    }
    this.#tasks.length = 0;
    const again = new Again(this.#names);
    for (const shape of this.#roots) again.mark(shape);
  }

  /** Adds the facts of a schema to an object; its fields follow later. */
  #describe<T extends object>(about: T, schema: unknown, around: Around & Pick<Task, 'variant'>): T & Shape {
    const {resolver, pages} = this.around;
    const whole = wholeOf(schema, resolver);
    const {value} = whole;
    const shape: T & Shape = Object.assign(about, {type: typeOf(whole, resolver, pages), ...factsOf(value, resolver)});
    if (value.deprecated === true) shape.deprecated = true;
    if (value.readOnly === true) shape.access = 'read';
    if (value.writeOnly === true) shape.access = 'write';
    const inner = innermost(whole, resolver);
    const limits = shape.limits ?? limitsOf(inner.value);
    if (limits) shape.limits = limits;
    const values = valuesOf(inner.value, resolver);
    if (values) shape.values = values;
    addAlternatives(shape, this.#alternatives(value, values !== undefined));
    if (hasInside(inner.value)) this.#tasks.push({...around, shape, whole: inner});
    return shape;
  }

  /** Those that have no fields: they are no variants, but part of the type. */
  #alternatives(value: Json, hasValues: boolean): Alternative[] {
    const {resolver, pages} = this.around;
    if (propertiesOf(value).length > 0) return [];
    const wholes = choicesOf(value).flatMap(({options}) => options.map((option) => wholeOf(option, resolver)));
    if (wholes.some((whole) => hasInside(innermost(whole, resolver).value))) return [];
    return wholes.map((whole): Alternative => {
      const values = hasValues ? undefined : valuesOf(whole.value, resolver);
      return {type: typeOf(whole, resolver, pages), ...factsOf(whole.value, resolver), ...(values && {values})};
    });
  }

  #expand({shape, whole, direction, ancestors, id, prefix, depth, variant}: Task): void {
    const {value, name} = whole;
    const size = propertiesOf(value).length;
    const key = name && `${name} ${direction}`;
    const above = key === undefined ? undefined : (ancestors.get(key) ?? this.#written.get(key));
    if (above !== undefined && (ancestors.has(key!) || size > smallest || choicesOf(value).length > 0)) {
      shape.elsewhere = {name: name!, id: above};
      return;
    }
    const isFull = depth > 0 && (this.#fields + size > limitsOfPage.fields || depth > limitsOfPage.depth);
    if (isFull && name !== undefined) {
      const page = this.around.pageFor(name);
      const elsewhere: Elsewhere = {name, ...(page && {page})};
      shape.elsewhere = elsewhere;
      return;
    }
    // A schema without a name has no page: it is written out as long as there is any space.
    if (isFull && (this.#fields > 2 * limitsOfPage.fields || depth > 2 * limitsOfPage.depth)) return;
    if (key !== undefined && !this.#written.has(key)) this.#written.set(key, id);
    if (name !== undefined) this.#names.set(shape, name);
    const inside: Around = {
      direction,
      ancestors: key === undefined ? ancestors : new Map([...ancestors, [key, id]]),
      id,
      prefix,
      depth: depth + 1,
    };
    const fields = this.#fieldsOf(value, inside);
    // A base schema has one example for all variants.
    for (const field of fields)
      if (variant && field.name === variant.property && field.example !== undefined) field.example = variant.value;
    if (fields.length > 0) shape.fields = fields;
    const needs = [...(shape.needs ?? []), ...needsOf(value, this.around.resolver)];
    if (needs.length > 0) shape.needs = needs;
    const choices = choicesOf(value).flatMap((group) => this.#choices(group, value, inside));
    if (choices.length > 0) shape.choices = choices;
  }

  #fieldsOf(value: Json, around: Around): Field[] {
    const {resolver} = this.around;
    const named = propertiesOf(value).flatMap(([name, property]): Field[] => {
      const {readOnly, writeOnly} = resolver.of(property);
      if (around.direction === 'sent' ? readOnly === true : writeOnly === true) return [];
      return [this.#field(name, property, around, isRequired(value, name))];
    });
    const patterns = isObject(value.patternProperties) ? Object.entries(value.patternProperties) : [];
    const {additionalProperties: rest} = value;
    return [
      ...named,
      ...patterns.map(([pattern, property]) => Object.assign(this.#field('', property, around, false), {pattern})),
      ...(isObject(rest) && Object.keys(rest).length > 0 ? [this.#field('', rest, around, false)] : []),
    ];
  }

  #field(name: string, property: unknown, around: Around, isRequiredOne: boolean): Field {
    this.#fields += 1;
    const id = this.#freeId(`${around.prefix}-${name || 'any'}`);
    return this.#describe({id, name, ...(isRequiredOne && {required: true as const})}, property, {
      ...around,
      id,
      prefix: id,
    });
  }

  /** Variants that aren't objects are part of the type. */
  #choices({kind, options}: {kind: Choices['kind']; options: unknown[]}, value: Json, around: Around): Choices[] {
    const {resolver, pages} = this.around;
    const wholes = options.map((option) => innermost(wholeOf(option, resolver), resolver));
    if (!wholes.some((whole) => hasInside(whole.value))) return [];
    const names = choiceNames(options, value, resolver, pages);
    const shown = options.slice(0, limitsOfPage.choices);
    return [
      {
        kind,
        options: shown.map((option, index) => {
          const {text, fields = [], option: number} = names[index]!;
          const id = this.#freeId(`${around.prefix}-${text ?? (fields.join('-') || `option-${number ?? index + 1}`)}`);
          // Fields of the first variant have the shortest ids; those of others include its id.
          const prefix = index === 0 ? around.prefix : id;
          const variant = discriminated(option, value);
          const needs = needsOfOption(wholes[index]!.value, value);
          const about = needs.length > 0 ? {needs} : {};
          return {id, name: names[index]!, shape: this.#describe(about, option, {...around, id, prefix, variant})};
        }),
      },
    ];
  }

  #freeId(wanted: string): string {
    const id = wanted
      .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
      .replace(/-+/g, '-')
      .replace(/-$/, '');
    let free = id;
    for (let count = 2; this.#ids.has(free); count += 1) free = `${id}-${count}`;
    this.#ids.add(free);
    return free;
  }
}

/** The schema of the items of a list, or of a map of lists, at any depth. */
function innermost(whole: Whole, resolver: Resolver, depth = 0): Whole {
  const {value} = whole;
  if (typeNameOf(value) === 'array' && isObject(value.items) && depth < 4)
    return innermost(wholeOf(value.items, resolver), resolver, depth + 1);
  const {additionalProperties: rest} = value;
  const isMap = propertiesOf(value).length === 0 && choicesOf(value).length === 0 && !value.patternProperties;
  if (isMap && isObject(rest) && depth < 4) {
    const inside = wholeOf(rest, resolver);
    // A map of single values is a field with any name.
    if (hasInside(innermost(inside, resolver, depth + 1).value)) return innermost(inside, resolver, depth + 1);
  }
  return whole;
}

function hasInside(value: Json): boolean {
  const {additionalProperties: rest} = value;
  return (
    propertiesOf(value).length > 0 ||
    choicesOf(value).length > 0 ||
    isObject(value.patternProperties) ||
    (isObject(rest) && Object.keys(rest).length > 0)
  );
}

/** The values of an enum, or of all variants if each has some. */
function valuesOf(value: Json, resolver: Resolver): Shape['values'] {
  if (Array.isArray(value.enum)) return valuesOfEnum(value);
  const options = choicesOf(value).flatMap((group) => group.options.map((option) => wholeOf(option, resolver).value));
  const values = options.flatMap((option) => valuesOfEnum(option.type === 'boolean' ? truth : option));
  const areAll = options.every((option) => option.type === 'boolean' || Array.isArray(option.enum));
  if (!areAll || !options.some((option) => Array.isArray(option.enum))) return undefined;
  return values.filter(({value: one}, index) => values.findIndex((other) => other.value === one) === index);
}

const truth: Json = {enum: [true, false]};

function valuesOfEnum(value: Json): NonNullable<Shape['values']> {
  const meanings = isObject(value['x-enumDescriptions']) ? value['x-enumDescriptions'] : {};
  const values = [value.enum ?? []]
    .flat()
    .filter((one) => one !== null)
    .map(asText);
  return [...new Set(values)].map((one) => {
    const meaning = meanings[one];
    return {value: one, ...(typeof meaning === 'string' && meaning && {meaning: asInlineHtml(meaning)})};
  });
}
