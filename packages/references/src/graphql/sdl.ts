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
import {breakable} from './breaks';
import {type Field, argumentsOf, fieldsOf} from './schema';

/** A piece of a definition: text, the name of a type, or a word with a colour. */
export type Piece = string | GraphQLNamedType | Word;

interface Word {
  /** As Prism calls it, which colours all other code. */
  token: 'keyword' | 'class-name' | 'attr-name' | 'function';
  text: string;
}

const keyword = (text: string): Word => ({token: 'keyword', text});
const newType = (text: string): Word => ({token: 'class-name', text});
const member = (text: string): Word => ({token: 'attr-name', text});
const directive = (text: string): Word => ({token: 'function', text});

/** In letters: what the column beside the text takes, and a phone. */
const longest = 36;
/** A head may go on in a second line, as long as its interfaces are few. */
const longestHead = 64;

/** The definition of a type, without what the page says in words; none where a list of all values stands beside it. */
export function definitionOf(type: GraphQLNamedType): Piece[] | undefined {
  const {name} = type;
  if (isScalarType(type)) {
    const url = type.specifiedByURL;
    const specified = url ? [' ', directive('@specifiedBy'), `(url: ${JSON.stringify(url)})`] : [];
    return [keyword('scalar'), ' ', newType(name), ...specified];
  }
  if (isObjectType(type)) return block(['type', name, ...interfacesOf(type)], fieldsOf(type));
  if (isInterfaceType(type)) return block(['interface', name, ...interfacesOf(type)], fieldsOf(type));
  if (isInputObjectType(type))
    return block(['input', name, ...(type.isOneOf ? [' ', directive('@oneOf')] : [])], fieldsOf(type));
  return undefined;
}

/** A query or a mutation, within its type. */
export function operationDefinition(root: GraphQLObjectType, field: GraphQLField<unknown, unknown>): Piece[] {
  return block(['type', root.name], [field]);
}

function interfacesOf(type: GraphQLObjectType | GraphQLInterfaceType): Piece[] {
  const interfaces = type.getInterfaces();
  if (interfaces.length === 0) return [];
  const head = [' ', keyword('implements')];
  const line = [...head, ...interfaces.flatMap((one, index) => [index === 0 ? ' ' : ' & ', one])];
  if (lengthOf([`interface ${type.name}`, ...line]) <= longestHead || interfaces.length < 3) return line;
  return [...head, ...interfaces.flatMap((one) => ['\n  & ', one])];
}

function block([kind, name, ...rest]: [kind: string, name: string, ...Piece[]], fields: Field[]): Piece[] {
  const head = [keyword(kind), ' ', newType(name), ...rest];
  if (fields.length === 0) return head;
  return [...head, ' {', ...fields.flatMap((field) => ['\n  ', ...line(field)]), '\n}'];
}

function line(field: Field): Piece[] {
  const values = argumentsOf(field).map((argument) => value(argument));
  const rest = 'args' in field ? [': ', ...reference(field.type), ...deprecation(field)] : value(field).slice(1);
  const short = [member(field.name), ...between(values, '(', ', ', ')'), ...rest];
  if (values.length === 0 || lengthOf(short) <= longest) return short;
  return [member(field.name), ...between(values, '(\n    ', '\n    ', '\n  )'), ...rest];
}

function between(parts: Piece[][], open: string, comma: string, close: string): Piece[] {
  if (parts.length === 0) return [];
  return [open, ...parts.flatMap((part, index) => (index === 0 ? part : [comma, ...part])), close];
}

function value(part: GraphQLArgument | GraphQLInputField): Piece[] {
  const standard = defaultOf(part);
  const rest = standard === undefined ? [] : [` = ${standard}`];
  return [member(part.name), ': ', ...reference(part.type), ...rest, ...deprecation(part)];
}

/** As it is written in a schema. */
export function defaultOf({defaultValue, type}: GraphQLArgument | GraphQLInputField): string | undefined {
  const printed = astFromValue(defaultValue, type);
  return printed ? print(printed) : undefined;
}

/** Its reason stands in the text. */
function deprecation({deprecationReason}: {deprecationReason?: string | null}): Piece[] {
  return deprecationReason == null ? [] : [' ', directive('@deprecated')];
}

function reference(type: GraphQLType): Piece[] {
  if (isNonNullType(type)) return [...reference(type.ofType), '!'];
  if (isListType(type)) return ['[', ...reference(type.ofType), ']'];
  return [type];
}

function lengthOf(pieces: Piece[]): number {
  return pieces.reduce((sum, piece) => sum + textOf(piece).length, 0);
}

function textOf(piece: Piece): string {
  if (typeof piece === 'string') return piece;
  return 'token' in piece ? piece.text : piece.name;
}

/** A block of code in MDX, whose names of types are links. */
export function linked(pieces: Piece[], linkTo: (type: GraphQLNamedType) => string | undefined, title: string): string {
  let text = '';
  let code = '';
  const flush = (): void => {
    if (text !== '') code += `{${JSON.stringify(text)}}`;
    text = '';
  };
  for (const piece of pieces) {
    const isWord = typeof piece !== 'string' && 'token' in piece;
    const href = typeof piece === 'string' || isWord ? undefined : linkTo(piece);
    if (!isWord && href === undefined) {
      text += textOf(piece);
    } else {
      flush();
      const name = breakable(textOf(piece), most);
      code += isWord ? `<span className="token ${piece.token}">${name}</span>` : `[${name}](${href})`;
    }
  }
  flush();
  return `<Sdl title=${JSON.stringify(title)}><code>${code}</code></Sdl>`;
}

/** What is longer may not fit in a line of a phone. */
const most = 24;
