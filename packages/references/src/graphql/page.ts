import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import {fill} from '@lectern/kit/texts';
import type {GraphQlKind} from '../graphQlKinds';
import {deprecatedInSidebar} from '../names';
import {breakable, breakableCode} from './breaks';
import {exampleOf} from './example';
import {needsSlug} from './names';
import type {Level, Places} from './places';
import {firstSentence, literal, proseOf} from './prose';
import {type Described, type Field, argumentsOf, entitiesByKind, fieldsOf, rootTypeOf} from './schema';
import {type Piece, defaultOf, definitionOf, linked, operationDefinition} from './sdl';
import {tabsOf} from './tabs';
import {type Usage, type Use, mostUses, nameOfUse, usageOf} from './usage';
import {type Words, wordsIn} from './words';

/** Of whose words a page is made, and what stands above them. */
export interface PageSettings {
  locale: string;
  /** Of the API, in titles. */
  name: string;
  tags: string[];
  /** What 'edit this page' opens. */
  editUrl?: string;
  /** What relative links in descriptions are relative to. */
  linksFrom?: string;
  /** Texts that the site itself sets. */
  ownTexts?: Record<string, string>;
}

/** What belongs to a type is shown in full, unless it is more than a page holds. */
const mostTypes = 500;

/** As ../theme/GraphQlStyles/styles.css has it. */
const laidOut = 8;

/** Of the contents, in letters, beside a narrow text. */
const mostOfContents = 14;
/** Names that are longer, in letters, may not fit in a line of a phone, or in a column of names. */
const mostOfLine = 24;

/**
 * Writes the pages of the reference: MDX without a component, but for the lists of pages. Anchors are the schema's own
 * names, hence the same in every language: `#Page`, `#Page.title`, `#Page.revisions.first`, and `#pages.filter` of
 * queries and mutations.
 */
export class PageWriter {
  private readonly usage: Usage;
  private readonly words: Words;
  private readonly numbers: Intl.NumberFormat;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly settings: PageSettings,
    private readonly places: Places,
  ) {
    this.usage = usageOf(schema);
    this.words = wordsIn(settings.locale, settings.ownTexts);
    this.numbers = new Intl.NumberFormat(settings.locale);
  }

  /** By their files, below the route. */
  pages(kind: GraphQlKind): Map<string, string> {
    const entities = entitiesByKind(this.schema)[kind];
    const names = Object.keys(entities).sort();
    const files = this.places.filesOf(kind);
    if (!files) {
      const sections = names.map((name, index) => this.section(kind, name, entities[name]!, index));
      return new Map([[`${kind}.md`, this.page(kind, names, sections)]]);
    }
    return new Map([
      [`${kind}.md`, this.list(kind, names, entities, files)],
      ...names.map((name): [string, string] => {
        const file = files.get(name)!;
        return [`${kind}/${file}.md`, this.ownPage(kind, name, file, entities[name]!)];
      }),
    ]);
  }

  /** Everything of one kind. */
  private page(kind: GraphQlKind, names: string[], sections: string[]): string {
    return this.kindPage(kind, [
      sections.length === 0 ? this.words.pages[kind].empty : this.intro(kind),
      ...this.legend(kind),
      ...(names.length > mostWithoutIndex ? [indexOf(names, this.words.pages[kind].label)] : []),
      ...sections,
    ]);
  }

  /** What is said once, so that fields need not say it. */
  private legend(kind: GraphQlKind): string[] {
    return kindsWithFields.has(kind) ? [`<p className="graphql-note">${literal(this.words.legend)}</p>`] : [];
  }

  /** What leads to the pages of one kind. */
  private list(
    kind: GraphQlKind,
    names: string[],
    entities: Record<string, object>,
    files: ReadonlyMap<string, string>,
  ): string {
    const letters = [...new Set(names.map(letterOf))].sort();
    const entry = (name: string): string => {
      const part = entities[name] as Described;
      const about = literal(firstSentence(this.textOf(part)));
      const mark = part.deprecationReason == null ? '' : ` ${badge(this.words.deprecated, 'deprecated')}`;
      return `<Entry id="${name}">[${breakable(name, mostOfLine)}](./${kind}/${files.get(name)!}.md)${mark} ${about}</Entry>`;
    };
    return this.kindPage(kind, [
      "import List from '@theme/GraphQlList';",
      "import Entry from '@theme/GraphQlList/Entry';",
      this.intro(kind),
      '<List>',
      ...letters.flatMap((letter) => [
        '<section>',
        `## ${escaped(letter)} {/* #letter-${letter} */}`,
        `<ul>\n${names
          .filter((name) => letterOf(name) === letter)
          .map(entry)
          .join('\n')}\n</ul>`,
        '</section>',
      ]),
      '</List>',
    ]);
  }

  private kindPage(kind: GraphQlKind, parts: string[]): string {
    const {name, tags} = this.settings;
    const {label, title, description} = this.words.pages[kind];
    return this.document(
      [
        `title: ${JSON.stringify(fill(title, {name}))}`,
        `sidebar_label: ${JSON.stringify(label)}`,
        `description: ${JSON.stringify(fill(description, {name}))}`,
        ...(tags.length > 0 ? [`tags: [${tags.join(', ')}]`] : []),
        // Types only: fields would make it endless.
        'toc_max_heading_level: 2',
      ],
      parts,
    );
  }

  private ownPage(kind: GraphQlKind, name: string, file: string, entity: object): string {
    const sentence = firstSentence(this.textOf(entity));
    const about = fill(this.words.own[kind], {type: name, name: this.settings.name});
    return this.document(
      [
        `title: ${JSON.stringify(name)}`,
        `description: ${JSON.stringify(sentence.length < 50 ? [withFullStop(sentence), about].filter(Boolean).join(' ') : sentence)}`,
        ...(needsSlug(file, kind) ? [`slug: ${JSON.stringify(name)}`] : []),
        ...((entity as Described).deprecationReason == null ? [] : [`sidebar_class_name: ${deprecatedInSidebar}`]),
        'toc_max_heading_level: 3',
      ],
      [...titleOf(name), this.section(kind, name, entity)],
    );
  }

  private document(matter: string[], parts: string[]): string {
    return [
      '---',
      ...matter,
      `custom_edit_url: ${this.settings.editUrl ?? 'null'}`,
      'mdx:',
      '  format: mdx',
      '---',
      '',
      "import '@theme/GraphQlStyles';",
      ...(parts.some((part) => part.includes('<Sdl ')) ? ["import Sdl from '@theme/GraphQlSdl';"] : []),
      '',
      blocks(parts),
      '',
    ].join('\n');
  }

  private intro(kind: GraphQlKind): string {
    const root = rootTypeOf(kind, this.schema);
    return (
      this.description(root ?? {}) || literal(fill(this.words.pages[kind].description, {name: this.settings.name}))
    );
  }

  /** What stands under one entry of the contents, or on a page of its own. */
  private section(kind: GraphQlKind, name: string, entity: object, index?: number): string {
    const isOwn = index === undefined;
    const level = isOwn ? 2 : 3;
    const from = isOwn ? '..' : '.';
    const {linksFrom} = this.settings;
    const part = new Section(this.schema, this.words, this.places, from, level, this.numbers, linksFrom);
    const root = rootTypeOf(kind, this.schema);
    const {head, code, shown, body} = root
      ? part.operation(root, entity as GraphQLField<unknown, unknown>)
      : part.type(entity as GraphQLNamedType, this.usage);
    const heading = isOwn ? '' : headingOf(2, breakable(name, mostOfContents), name);
    const parts = [
      container('graphql-head', [heading, this.deprecation(entity), ...head, ...(isOwn ? this.legend(kind) : [])]),
      container('graphql-code', code),
      container(isEnumType(entity) ? 'graphql-body graphql-values' : 'graphql-body', body),
    ];
    // They tell the style sheet about how high it will be, of those that are not laid out at once.
    const sizes = `{'--lines': ${linesOf([heading, ...head, ...body])}, '--code': ${rowsOf(shown)}}`;
    const style = isOwn || index < laidOut ? '' : ` style={${sizes}}`;
    return blocks([`<div className="graphql${isOwn ? ' graphql-page' : ''}"${style}>`, ...parts, '</div>']);
  }

  private deprecation(part: Described): string {
    return deprecation(part, this.words, this.settings.linksFrom);
  }

  private description(part: Described): string {
    return proseOf(this.textOf(part), this.settings.linksFrom).markdown;
  }

  private textOf(part: Described): string {
    return textOf(part, this.words);
  }
}

/** What a type, a query or a mutation has to say. */
class Section {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly words: Words,
    private readonly places: Places,
    private readonly from: Level,
    /** Of the headings of groups. */
    private readonly level: number,
    private readonly numbers: Intl.NumberFormat,
    private readonly linksFrom?: string,
  ) {}

  operation(root: NonNullable<ReturnType<typeof rootTypeOf>>, field: GraphQLField<unknown, unknown>) {
    const {operation, variables, answer} = exampleOf(this.schema, root, field);
    const {words} = this;
    const example = fence('graphql', operation, words.example);
    return {
      head: [this.description(field), `${words.returns} ${this.typeInWords(field.type)}`],
      code: [
        tabsOf(field.name, [
          [words.example, example],
          ...(variables ? [[words.variables, fence('json', variables, words.variables)] as const] : []),
          [words.answer, fence('json', answer, words.answer)],
          [words.definition, this.definition(operationDefinition(root, field))],
        ]),
      ],
      shown: [example],
      body: [
        this.group(
          words.arguments,
          `${field.name}-arguments`,
          field.args.map((argument) => this.value(1, argument, field.name)),
        ),
      ],
    };
  }

  type(type: GraphQLNamedType, usage: Usage) {
    const {name} = type;
    const definition = definitionOf(type);
    const {words} = this;
    const code = definition ? [this.definition(definition)] : [];
    return {
      head: [
        this.interfaces(type),
        this.description(type),
        isScalarType(type) && type.specifiedByURL
          ? `${words.specification} ${proseOf(type.specifiedByURL).markdown}`
          : '',
      ],
      code,
      shown: code,
      body: [
        ...this.members(type),
        this.links(words.implementedBy, `${name}-implementations`, usage.implementedBy.get(name), mostTypes),
        this.links(words.memberOf, `${name}-unions`, usage.memberOf.get(name), mostTypes),
        this.uses(type, usage.usedBy.get(name)),
      ],
    };
  }

  private members(type: GraphQLNamedType): string[] {
    const {name} = type;
    if (isEnumType(type)) {
      const values = type
        .getValues()
        .map((value) =>
          blocks([
            this.heading(1, this.member(value.name), `${name}.${value.name}`),
            deprecation(value, this.words, this.linksFrom),
            this.description(value),
          ]),
        );
      return [this.group(this.words.values, `${name}-values`, values)];
    }
    if (isUnionType(type)) {
      const members = type.getTypes().map((member) => ({type: member}));
      return [this.links(this.words.memberTypes, `${name}-members`, members, mostTypes)];
    }
    return [
      this.group(
        this.words.fields,
        `${name}-fields`,
        fieldsOf(type).map((field) => this.value(1, field, name)),
      ),
    ];
  }

  /** A field or an argument, with the arguments of its own. */
  private value(depth: number, value: Field | GraphQLArgument, parent: string, label = ''): string {
    const anchor = `${parent}.${value.name}`;
    const isInput = 'defaultValue' in value;
    const isRequired = isInput && (isRequiredArgument(value) || isRequiredInputField(value));
    const standard = isInput ? defaultOf(value) : undefined;
    return blocks([
      this.heading(depth, `${label && `${label} `}${this.member(value.name)}`, anchor),
      this.typeInWords(value.type, isRequired),
      deprecation(value, this.words, this.linksFrom),
      this.description(value),
      standard === undefined ? '' : `${this.words.defaultValue} ${code(standard)}`,
      container(
        'graphql-arguments',
        argumentsOf(value).map((argument) => this.value(depth + 1, argument, anchor, this.words.argument)),
      ),
    ]);
  }

  /** `[Page!]`, list of Page, may be null */
  private typeInWords(type: GraphQLType, isRequired = false): string {
    const nullable = getNullableType(type);
    const words = [
      ...(isListType(nullable) ? [this.listInWords(nullable.ofType)] : []),
      ...(isNonNullType(type) ? [] : [this.words.mayBeNull]),
    ];
    return [
      this.typeLink(type),
      ...(words.length > 0 ? [note(words.join(' · '))] : []),
      ...(isRequired ? [badge(this.words.required)] : []),
    ].join(' ');
  }

  private listInWords(item: GraphQLType): string {
    const nullable = getNullableType(item);
    const inner = isListType(nullable) ? this.listInWords(nullable.ofType) : getNamedType(item).name;
    return fill(this.words.listOf, {type: isNonNullType(item) ? inner : fill(this.words.orNull, {type: inner})});
  }

  private interfaces(type: GraphQLNamedType): string {
    if (!('getInterfaces' in type) || type.getInterfaces().length === 0) return '';
    const links = type.getInterfaces().map((implemented) => this.typeLink(implemented));
    return `${this.words.implements} ${links.join(', ')}`;
  }

  private description(part: Described): string {
    return proseOf(textOf(part, this.words), this.linksFrom).markdown;
  }

  private uses(type: GraphQLNamedType, uses: Use[] = []): string {
    const title = this.words.usedBy;
    if (!isSpecifiedScalarType(type)) return this.links(title, `${type.name}-usage`, uses, mostUses);
    // Almost everything uses them.
    const count = fill(this.words.places, {count: this.numbers.format(uses.length)});
    return uses.length > 0 ? this.group(title, `${type.name}-usage`, [count]) : '';
  }

  private group(title: string, anchor: string, entries: string[]): string {
    return entries.length === 0 ? '' : blocks([this.heading(0, title, anchor), ...entries]);
  }

  private heading(depth: number, text: string, anchor: string): string {
    return headingOf(this.level + depth, text, anchor);
  }

  /** In the contents of a page of its own, there is less room. */
  private member(name: string): string {
    return breakableCode(name, this.level === 2 ? mostOfContents : mostOfLine);
  }

  private links(title: string, anchor: string, uses: Use[] = [], most: number): string {
    const isRoot = ({type}: Use): boolean => rootKinds.some((kind) => rootTypeOf(kind, this.schema) === type);
    const named = uses.map((use) => ({name: nameOfUse(use), href: this.hrefOf(use), isRoot: isRoot(use)}));
    const order = named.sort((a, b) => Number(b.isRoot) - Number(a.isRoot) || (a.name < b.name ? -1 : 1));
    const items = order.slice(0, most).map(({name, href}) => {
      const text = breakableCode(name, mostOfLine);
      return `- ${href ? `[${text}](${href})` : text}`;
    });
    const rest = uses.length - items.length;
    if (rest > 0) items.push(`- ${fill(this.words.more, {count: this.numbers.format(rest)})}`);
    return items.length === 0 ? '' : this.group(title, anchor, [items.join('\n')]);
  }

  private hrefOf({type, field}: Use): string | undefined {
    return field ? this.places.toField(type, field, this.from) : this.places.toType(type, this.from);
  }

  private definition(pieces: Piece[]): string {
    return linked(pieces, (type) => this.places.toType(type, this.from), this.words.definition);
  }

  private typeLink(type: GraphQLType): string {
    const href = this.places.toType(getNamedType(type), this.from);
    const text = breakableCode(String(type), mostOfLine);
    return href === undefined ? text : `[${text}](${href})`;
  }
}

/** Types: fewer are seen at a glance. */
const mostWithoutIndex = 8;

const kindsWithFields: ReadonlySet<GraphQlKind> = new Set([
  'queries',
  'mutations',
  'objects',
  'inputObjects',
  'interfaces',
]);

/** What a page has, for readers who know what they are looking for. */
function indexOf(names: string[], label: string): string {
  const links = names.map((name) => `- [${breakable(name, mostOfLine)}](#${name})`);
  return blocks([`<nav className="graphql-index" aria-label=${JSON.stringify(label)}>`, links.join('\n'), '</nav>']);
}

const rootKinds = ['queries', 'mutations'] as const;

function textOf(part: Described, words: Words): string {
  const own =
    isScalarType(part) && isSpecifiedScalarType(part)
      ? words.scalars[part.name as keyof Words['scalars']]
      : part.description;
  return own ?? '';
}

function deprecation({deprecationReason}: Described, words: Words, linksFrom?: string): string {
  if (deprecationReason == null) return '';
  const {markdown} = proseOf(deprecationReason, linksFrom);
  const isLine = !/\n|^(?:[->|]|```|~~~)|^\d+[.)]/.test(markdown);
  return badge(words.deprecated, 'deprecated') + (isLine ? ' ' : '\n\n') + markdown;
}

/** None where that of the front matter will do, which knows no breaks. */
function titleOf(name: string): string[] {
  const title = breakable(name, mostOfContents);
  return title.includes('<wbr/>') ? [`# ${title}`] : [];
}

/** In contents, Docusaurus ends each element of a heading with a tag, which `wbr` must not have, but keeps expressions. */
function headingOf(level: number, text: string, anchor: string): string {
  return `${'#'.repeat(level)} ${text.replaceAll('<wbr/>', '{<wbr/>}')} {/* #${anchor} */}`;
}

function letterOf(name: string): string {
  return name.charAt(0).toUpperCase();
}

function withFullStop(sentence: string): string {
  return /\p{L}$/u.test(sentence) ? `${sentence}.` : sentence;
}

function escaped(name: string): string {
  return name.replaceAll('_', '\\_');
}

function blocks(parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function container(className: string, parts: string[]): string {
  const content = blocks(parts);
  return content && blocks([`<div className="${className}">`, content, '</div>']);
}

/** Of what readers see: a name and its type are one. */
function linesOf(parts: string[]): number {
  return blocks(parts)
    .split('\n')
    .filter((line) => line !== '' && !/^(?:<\/?div|\[`)/.test(line)).length;
}

/** Of blocks of code, each with its frame, which are cut where they would push the text away. */
function rowsOf(code: string[]): number {
  const rows = code.map((block) => Math.min(block.split(block.startsWith('<Sdl') ? '\\n' : '\n').length, 12));
  return rows.reduce((sum, count) => sum + count + 1.5, 0);
}

function note(text: string): string {
  const words = text.split(' ').map((word) => breakable(word, mostOfLine));
  return `<span className="graphql-note">${words.join(' ')}</span>`;
}

function badge(text: string, variant = 'required'): string {
  return `<span className="graphql-badge graphql-badge--${variant}">${literal(text)}</span>`;
}

/** Inline code, with more backticks around it than it has inside. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const line = text.replace(/\s*\n\s*/g, ' ');
  return longest === 0 ? ticks + line + ticks : `${ticks} ${line} ${ticks}`;
}

function fence(language: string, text: string, title: string): string {
  return `\`\`\`${language} title=${JSON.stringify(title)}\n${text}\n\`\`\``;
}
