import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';

/** A sample query or mutation, with a possible response. */
export interface Example {
  operation: string;
  variables?: string;
  answer: string;
}

type OutputField = GraphQLField<unknown, unknown>;
type Json = string | number | boolean | null | Json[] | {[name: string]: Json};

interface Described {
  name: string;
  description?: string | null;
}

/** A requested field, with its own selection. */
interface Selection extends Described {
  type: GraphQLOutputType;
  within: Selection[];
}

/** The last is the length of a line that fits beside the text on a window of usual width. */
const [mostFields, deepest, longest] = [4, 3, 34];
const typename = '__typename';
/** Repeats what a client has sent, which a sample does not. */
const echo = 'clientMutationId';
/** Names of fields that best identify an object. */
const names = ['id', 'name', 'title', 'login', 'slug'];

/** An example generated from the schema, and valid against it. */
export function exampleOf(schema: GraphQLSchema, root: GraphQLObjectType, field: OutputField): Example {
  const maker = new Maker(schema);
  const given = field.args.filter((argument) => isRequiredArgument(argument) || isBatch(argument));
  const declared = given.map(({name, type}) => `$${name}: ${String(type)}`);
  const passed = given.map(({name}) => `${name}: $${name}`);
  const within = maker.selectionOf(field.type, 0);
  const keyword = root === schema.getMutationType() ? 'mutation' : 'query';
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const variables = Object.fromEntries(given.map((argument) => [argument.name, inputValue(argument)]));
  return {
    operation: [
      `${withArguments(`${keyword} ${name}`, declared, '')} {`,
      ...printed({name: withArguments(field.name, passed, '  '), within}, '  '),
      '}',
    ].join('\n'),
    ...(given.length > 0 && {variables: JSON.stringify(variables, null, 2)}),
    answer: JSON.stringify({data: {[field.name]: maker.outputValue(field, within)}}, null, 2),
  };
}

/** Many APIs refuse to return a list without this argument. */
function isBatch({name, type}: GraphQLArgument): boolean {
  return name === 'first' && getNamedType(type).name === 'Int';
}

function withArguments(name: string, given: string[], indent: string): string {
  if (given.length === 0) return name;
  const line = `${name}(${given.join(', ')})`;
  const isShort = indent.length + line.length + ' {'.length <= longest;
  return isShort ? line : `${name}(${given.map((one) => `\n${indent}  ${one}`).join('')}\n${indent})`;
}

function printed({name, within}: Pick<Selection, 'name' | 'within'>, indent: string): string[] {
  if (within.length === 0) return [indent + name];
  return [`${indent}${name} {`, ...within.flatMap((one) => printed(one, `${indent}  `)), `${indent}}`];
}

class Maker {
  constructor(private readonly schema: GraphQLSchema) {}

  /** Some fields of a type; for an object, those that identify it first. */
  selectionOf(of: GraphQLOutputType, depth: number): Selection[] {
    const type = getNamedType(of);
    if (!isCompositeType(type)) return [];
    if (isUnionType(type)) return [this.nameOfType(), ...this.fragment(type.getTypes()[0], depth)];
    const fields = Object.values<OutputField>(type.getFields()).filter(
      ({name, args, deprecationReason}) => name !== echo && deprecationReason == null && !args.some(isRequiredArgument),
    );
    const rank = ({name}: OutputField): number => (names.includes(name) ? names.indexOf(name) : names.length);
    const leaves = fields
      .filter((field) => isLeafType(getNamedType(field.type)))
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, mostFields);
    const chosen = [
      ...leaves.map(({name, type, description}) => ({name, type, description, within: []})),
      ...this.innerField(fields, leaves.length === 0, depth),
    ];
    return isAbstractType(type) || chosen.length === 0 ? [this.nameOfType(), ...chosen] : chosen;
  }

  /** Prefers items of a list, and results to errors. */
  private innerField(fields: OutputField[], isNeeded: boolean, depth: number): Selection[] {
    if (depth >= deepest - 1) return [];
    const objects = fields.filter(({args, type}) => args.length === 0 && isCompositeType(getNamedType(type)));
    const result = objects.find(({name}) => !/errors$/i.test(name)) ?? objects[0];
    const found = objects.find(({name}) => name === 'nodes') ?? (isNeeded || depth === 0 ? result : undefined);
    return found ? [{name: found.name, type: found.type, within: this.selectionOf(found.type, depth + 1)}] : [];
  }

  private fragment(type: GraphQLObjectType | undefined, depth: number): Selection[] {
    if (!type || depth >= deepest) return [];
    return [{name: `... on ${type.name}`, type, within: this.selectionOf(type, depth + 1)}];
  }

  private nameOfType(): Selection {
    return {name: typename, type: this.schema.getType('String') as GraphQLOutputType, within: []};
  }

  /** A sample response in the form of the selection. */
  outputValue(field: Omit<Selection, 'within'>, within: Selection[]): Json {
    const nullable = getNullableType(field.type);
    if (isListType(nullable)) return [this.outputValue({...field, type: nullable.ofType}, within)];
    if (!isCompositeType(nullable)) return leafValue(field, nullable);
    const concrete = isAbstractType(nullable) ? this.schema.getPossibleTypes(nullable)[0] : nullable;
    const values = within.map((one): Record<string, Json> => {
      if (one.name === typename) return {[typename]: concrete?.name ?? nullable.name};
      const value = this.outputValue(one, one.within);
      return one.name.startsWith('...') ? (value as Record<string, Json>) : {[one.name]: value};
    });
    return Object.assign({}, ...values) as Json;
  }
}

/** The smallest accepted value. */
function inputValue(field: Described & {type: GraphQLInputType}, around: GraphQLNamedType[] = []): Json {
  const nullable = getNullableType(field.type);
  if (isListType(nullable)) return [inputValue({...field, type: nullable.ofType}, around)];
  if (!isInputObjectType(nullable)) return leafValue(field, nullable);
  if (around.includes(nullable)) return {};
  const fields = Object.values(nullable.getFields());
  const chosen = nullable.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
  return Object.fromEntries(chosen.map((field) => [field.name, inputValue(field, [...around, nullable])]));
}

/** Values by common names of fields. */
const samples: [name: RegExp, value: Json][] = [
  [/^(?:Int|BigInt|U?Int\d+|Long|Short|Byte)$/, 10],
  [/^(?:Float|Double|Decimal|BigDecimal)$/, 1.5],
  [/^Boolean$/, true],
  [/^ID$/, '1'],
  [/(?:Date-?Time|Timestamp)$/i, '2025-03-14T09:30:00Z'],
  [/Date$/, '2025-03-14'],
  [/Time$/, '09:30:00'],
  [/^UR[IL]$/i, 'https://example.com/'],
  [/^E-?mail/i, 'someone@example.com'],
  [/^[UG]UID$/i, '123e4567-e89b-12d3-a456-426614174000'],
  [/^JSON|^Map$/i, {}],
];

/** Texts by the end of common names of fields, or of a scalar type that the schema defines. */
const textSamples: [name: RegExp, value: string][] = [
  [/e-?mail$/i, 'someone@example.com'],
  [/ur[il]$|href$|website$/i, 'https://example.com/'],
  [/locale$|language(?:tag|code)?$/i, 'en-US'],
  [/slug$|handle$|login$|key$|code$/i, 'example'],
  [/path$/i, 'path/to/example'],
  [/cursor$|^(?:after|before)$/i, 'Y3Vyc29yOjEw'],
  [/colou?r$/i, '336699'],
  [/version$/i, '1.0.0'],
  [/(?:At|date)$/, '2025-03-14T09:30:00Z'],
];

function leafValue({name: field, description}: Described, type: GraphQLNamedType): Json {
  if (!isEnumType(type)) {
    const sample = samples.find(([name]) => name.test(type.name))?.[1];
    return saidValue(description, sample) ?? sample ?? textFor(type.name === 'String' ? field : type.name);
  }
  const values = type.getValues();
  return (values.find(({deprecationReason}) => deprecationReason == null) ?? values[0])?.name ?? null;
}

/** The value that a description has in code behind a colon, if it is of the same kind as the sample: “Its name: `ada`.” */
function saidValue(description: string | null | undefined, sample: Json = ''): Json | undefined {
  const said = /[:\uff1a]\s*`([^`\n]+)`/.exec(description ?? '')?.[1];
  if (said === undefined || typeof sample === 'string') return said;
  return typeof sample === 'number' && Number.isFinite(Number(said)) ? Number(said) : undefined;
}

function textFor(field: string): string {
  const words = field
    .replace(/(?<=[a-z\d])(?=[A-Z])|_+/g, ' ')
    .trim()
    .toLowerCase();
  return textSamples.find(([name]) => name.test(field))?.[1] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
