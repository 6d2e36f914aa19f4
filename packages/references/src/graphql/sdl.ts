import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLType,
  astFromValue,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  print,
} from 'graphql';
import {type Field, argumentsOf, fieldsOf} from './schema';

/** A piece of a definition: text, or the name of a type. */
export type Piece = string | GraphQLNamedType;

/** About what the column beside the text takes. */
const longest = 44;

/** The definition of a type, without what the page says in words; none where a list of all values stands beside it. */
export function definitionOf(type: GraphQLNamedType): Piece[] | undefined {
  if (isScalarType(type)) {
    return [
      `scalar ${type.name}${type.specifiedByURL ? ` @specifiedBy(url: ${JSON.stringify(type.specifiedByURL)})` : ''}`,
    ];
  }
  if (isObjectType(type)) return block(['type ', type.name, ...interfacesOf(type)], fieldsOf(type));
  if (isInterfaceType(type)) return block(['interface ', type.name, ...interfacesOf(type)], fieldsOf(type));
  if (isInputObjectType(type)) return block(['input ', type.name, type.isOneOf ? ' @oneOf' : ''], fieldsOf(type));
  return undefined;
}

/** A query or a mutation, within its type. */
export function operationDefinition(root: GraphQLObjectType, field: GraphQLField<unknown, unknown>): Piece[] {
  return block(['type ', root.name], [field]);
}

function interfacesOf(type: GraphQLObjectType | GraphQLInterfaceType): Piece[] {
  const interfaces = type.getInterfaces();
  const line = interfaces.flatMap((one, index) => [index === 0 ? ' implements ' : ' & ', one]);
  if (lengthOf([`interface ${type.name}`, ...line]) <= longest + 20 || interfaces.length < 3) return line;
  return [' implements', ...interfaces.flatMap((one) => ['\n  & ', one])];
}

function block(head: Piece[], fields: Field[]): Piece[] {
  if (fields.length === 0) return head;
  return [...head, ' {', ...fields.flatMap((field) => ['\n  ', ...line(field)]), '\n}'];
}

function line(field: Field): Piece[] {
  const values = argumentsOf(field).map((argument) => value(argument));
  const rest = 'args' in field ? [': ', ...reference(field.type), deprecation(field)] : value(field).slice(1);
  const short = [field.name, ...between(values, '(', ', ', ')'), ...rest];
  if (values.length === 0 || lengthOf(short) <= longest) return short;
  return [field.name, ...between(values, '(\n    ', '\n    ', '\n  )'), ...rest];
}

function between(parts: Piece[][], open: string, comma: string, close: string): Piece[] {
  if (parts.length === 0) return [];
  return [open, ...parts.flatMap((part, index) => (index === 0 ? part : [comma, ...part])), close];
}

function value(part: GraphQLArgument | GraphQLInputField): Piece[] {
  const standard = defaultOf(part);
  return [part.name, ': ', ...reference(part.type), standard === undefined ? '' : ` = ${standard}`, deprecation(part)];
}

/** As it is written in a schema. */
export function defaultOf({defaultValue, type}: GraphQLArgument | GraphQLInputField): string | undefined {
  const printed = astFromValue(defaultValue, type);
  return printed ? print(printed) : undefined;
}

/** Its reason stands in the text. */
function deprecation({deprecationReason}: {deprecationReason?: string | null}): string {
  return deprecationReason == null ? '' : ' @deprecated';
}

function reference(type: GraphQLType): Piece[] {
  if (isNonNullType(type)) return [...reference(type.ofType), '!'];
  if (isListType(type)) return ['[', ...reference(type.ofType), ']'];
  return [type];
}

function lengthOf(pieces: Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece : piece.name).length, 0);
}

/** A block of code in MDX, whose names of types are links. */
export function linked(pieces: Piece[], linkTo: (type: GraphQLNamedType) => string | undefined, label: string): string {
  let text = '';
  let code = '';
  const flush = (): void => {
    if (text !== '') code += `{${JSON.stringify(text)}}`;
    text = '';
  };
  for (const piece of pieces) {
    const href = typeof piece === 'string' ? undefined : linkTo(piece);
    if (typeof piece === 'string' || href === undefined) {
      text += typeof piece === 'string' ? piece : piece.name;
    } else {
      flush();
      code += `[${piece.name.replaceAll('_', '\\_')}](${href})`;
    }
  }
  flush();
  // It can be scrolled, so it can be focused and has a name.
  return `<pre className="graphql-sdl language-graphql" role="group" tabIndex={0} aria-label=${JSON.stringify(label)}><code>${code}</code></pre>`;
}
