import {type GraphQLNamedType, type GraphQLSchema, isEnumType} from 'graphql';
import {type GraphQlKind, graphQlKinds} from '../graphQlKinds';
import {fileNames} from './names';
import {argumentsOf, entitiesByKind, fieldsOf, kindOf, rootTypeOf} from './schema';
import {type Usage, mostUses, usageOf} from './usage';

/** Fields, arguments and values on one page: each takes about ten elements, and a page should have fewer than 6,000. */
const mostParts = 400;
/** An operation also has an example. */
const partsOfExample = 20;

/** Positions of all parts of a schema: kinds with few types are on one page, others have a page for each type. */
export class Places {
  /** File names of the pages of types; none for kinds on one page. */
  private readonly files = new Map<GraphQlKind, Map<string, string>>();

  constructor(
    private readonly schema: GraphQLSchema,
    typesOnOnePage: number,
  ) {
    const entities = entitiesByKind(schema);
    const usage = usageOf(schema);
    for (const kind of graphQlKinds) {
      const names = Object.keys(entities[kind]).sort();
      const parts = Object.values(entities[kind]).reduce((sum, entity) => sum + partsOf(entity, usage), 0);
      if (names.length > typesOnOnePage || (names.length > 1 && parts > mostParts)) {
        this.files.set(kind, fileNames(names));
      }
    }
  }

  /** Undefined if the kind is on one page. */
  filesOf(kind: GraphQlKind): ReadonlyMap<string, string> | undefined {
    return this.files.get(kind);
  }

  /** The link to a type, from one of the eight pages or from a page below them. Subscriptions have no page. */
  toType({name}: GraphQLNamedType, from: Level): string | undefined {
    const kind = this.kindOf(name);
    if (kind) return this.to(kind, name, undefined, from);
    const root = this.rootKindOf(name);
    return root && `${from}/${root}.md`;
  }

  /** The same for a field or its argument, by names: `['pages', 'first']`. */
  toField({name}: GraphQLNamedType, [field, ...inner]: [string, ...string[]], from: Level): string | undefined {
    const root = this.rootKindOf(name);
    if (root) return this.to(root, field, inner.length > 0 ? [field, ...inner].join('.') : undefined, from);
    const kind = this.kindOf(name);
    return kind && this.to(kind, name, [name, field, ...inner].join('.'), from);
  }

  private to(kind: GraphQlKind, name: string, anchor: string | undefined, from: Level): string {
    const file = this.files.get(kind)?.get(name);
    if (file === undefined) return `${from}/${kind}.md#${anchor ?? name}`;
    return `${from}/${kind}/${file}.md${anchor === undefined ? '' : `#${anchor}`}`;
  }

  /** By name, because each language has its own schema object. */
  private kindOf(name: string): GraphQlKind | undefined {
    const type = this.schema.getType(name);
    return type && kindOf(type, this.schema);
  }

  private rootKindOf(name: string): GraphQlKind | undefined {
    return graphQlKinds.find((kind) => rootTypeOf(kind, this.schema)?.name === name);
  }
}

/** The relative path to the folder of the eight pages. */
export type Level = '.' | '..';

function partsOf(entity: object, usage: Usage): number {
  if ('args' in entity) return (entity.args as unknown[]).length + partsOfExample;
  const type = entity as GraphQLNamedType;
  const links = [usage.usedBy, usage.implementedBy, usage.memberOf].map((uses) => uses.get(type.name)?.length ?? 0);
  // A link takes a third of that.
  const parts = 1 + links.reduce((sum, count) => sum + Math.min(count, mostUses), 0) / 3;
  if (isEnumType(type)) return parts + type.getValues().length;
  return fieldsOf(type).reduce((sum, field) => sum + 1 + argumentsOf(field).length, parts);
}
