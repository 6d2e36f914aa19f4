import {
  type FieldDefinitionNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  astFromValue,
  getNamedType,
  isEnumType,
  isRequiredArgument,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  parse,
  print,
  printType,
  visit,
} from 'graphql';
import {fill} from '@lectern/kit/texts';
import type {GraphQlKind} from '../graphQlKinds';
import {type Described, type Field, argumentsOf, fieldsOf, rootTypeOf} from './schema';
import {type Link, type Usage, linkToType, usageOf} from './usage';
import {type Words, wordsIn} from './words';

/** Of whose words a page is made, and what stands above them. */
export interface PageSettings {
  locale: string;
  /** Of the API, in titles. */
  name: string;
  tags: string[];
  /** File with the texts of the language. */
  texts?: string;
  /** What 'edit this page' opens. */
  editUrl?: string;
}

/**
 * Writes the Markdown of the reference. The pages are plain Markdown, not MDX (`mdx: {format: md}`), so that a brace
 * in a description is a brace. Anchors are the schema's own names, hence the same in every language:
 * `#Page`, `#Page.title`, `#Page.revisions.first`, and `#pages.filter` on the pages of queries and mutations.
 */
export class PageWriter {
  private readonly usage: Usage;
  private readonly words: Words;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly settings: PageSettings,
  ) {
    this.usage = usageOf(schema);
    this.words = wordsIn(settings.locale);
  }

  /** The page of one kind: `sections` by name, in the order they shall stand. */
  page(kind: GraphQlKind, sections: string[]): string {
    const {name, tags, editUrl} = this.settings;
    const {label, empty, ...page} = this.words.pages[kind];
    const [title, description] = [fill(page.title, {name}), fill(page.description, {name})];
    const intro = this.description(rootTypeOf(kind, this.schema) ?? {}) || this.prose(description);
    return [
      '---',
      `title: ${JSON.stringify(title)}`,
      `sidebar_label: ${JSON.stringify(label)}`,
      `description: ${JSON.stringify(description)}`,
      ...(tags.length > 0 ? [`tags: [${tags.join(', ')}]`] : []),
      // Types only: fields would make it endless.
      'toc_max_heading_level: 2',
      `custom_edit_url: ${editUrl ?? 'null'}`,
      'mdx:',
      '  format: md',
      '---',
      '',
      blocks([sections.length === 0 ? empty : intro, ...sections]),
      '',
    ].join('\n');
  }

  /** The section of a query or mutation. */
  operation(root: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
    return section([
      `## ${field.name} {#${field.name}}`,
      this.deprecation(field),
      this.description(field),
      sdl(new GraphQLObjectType({name: root.name, fields: {[field.name]: onlyField(root, field.name)}})),
      `${this.words.returns} ${this.typeLink(field.type)}`,
      this.group(
        this.words.arguments,
        `${field.name}-arguments`,
        field.args.map((argument) => this.value(4, argument, field.name)),
      ),
    ]);
  }

  /** The section of a type. */
  type(type: GraphQLNamedType): string {
    const {name} = type;
    const usage = isSpecifiedScalarType(type) ? [] : this.usage.usedBy.get(name);
    return section([
      `## ${name} {#${name}}`,
      this.interfaces(type),
      this.description(type),
      sdl(type),
      isScalarType(type) && type.specifiedByURL
        ? `${this.words.specification} [${type.specifiedByURL}](${type.specifiedByURL})`
        : '',
      ...this.members(type),
      this.links(this.words.implementedBy, `${name}-implementations`, this.usage.implementedBy.get(name)),
      this.links(this.words.memberOf, `${name}-unions`, this.usage.memberOf.get(name)),
      this.links(this.words.usedBy, `${name}-usage`, usage),
    ]);
  }

  private members(type: GraphQLNamedType): string[] {
    const {name} = type;
    if (isEnumType(type)) {
      const values = type
        .getValues()
        .map((value) =>
          blocks([`#### \`${value.name}\` {#${name}.${value.name}}`, this.deprecation(value), this.description(value)]),
        );
      return [this.group(this.words.values, `${name}-values`, values)];
    }
    if (isUnionType(type)) {
      const members = type.getTypes().map((member) => linkToType(member, this.schema));
      return [this.links(this.words.memberTypes, `${name}-members`, members)];
    }
    const fields = fieldsOf(type).map((field) => this.value(4, field, name));
    return [this.group(this.words.fields, `${name}-fields`, fields)];
  }

  /** A field or an argument, with the arguments of its own. */
  private value(level: number, value: Field | GraphQLArgument, parent: string, label = ''): string {
    const anchor = `${parent}.${value.name}`;
    const isRequired = 'defaultValue' in value && isRequiredArgument(value);
    const heading = [label, `\`${value.name}\``, this.typeLink(value.type), isRequired && badge(this.words.required)];
    return blocks([
      `${'#'.repeat(level)} ${heading.filter(Boolean).join(' ')} {#${anchor}}`,
      this.deprecation(value),
      this.description(value),
      'defaultValue' in value ? this.defaultValue(value) : '',
      ...argumentsOf(value).map((argument) => this.value(level + 1, argument, anchor, this.words.argument)),
    ]);
  }

  private defaultValue({defaultValue, type}: GraphQLInputField | GraphQLArgument): string {
    const printed = astFromValue(defaultValue, type);
    return printed ? `${this.words.defaultValue} \`${print(printed)}\`` : '';
  }

  private deprecation({deprecationReason}: Described): string {
    if (deprecationReason == null) return '';
    return `${badge(this.words.deprecated, 'deprecated')} ${this.prose(deprecationReason)}`;
  }

  private interfaces(type: GraphQLNamedType): string {
    if (!('getInterfaces' in type) || type.getInterfaces().length === 0) return '';
    const links = type.getInterfaces().map((implemented) => this.typeLink(implemented));
    return `${this.words.implements} ${links.join(', ')}`;
  }

  private description(part: Described): string {
    const own =
      isScalarType(part) && isSpecifiedScalarType(part)
        ? this.words.scalars[part.name as keyof Words['scalars']]
        : part.description;
    return this.prose(own ?? '');
  }

  /** Keeps Markdown and code, but takes HTML, formulas and headings literally. */
  private prose(text: string): string {
    return text
      .split(/(```[\s\S]*?```|`[^`]*`)/)
      .map((part, index) => {
        const isCode = index % 2 === 1;
        if (isCode) return part;
        return part.replaceAll('<', '&lt;').replaceAll('$', '\\$').replaceAll(/^#/gm, '\\#');
      })
      .join('');
  }

  private group(title: string, anchor: string, entries: string[]): string {
    return entries.length === 0 ? '' : blocks([`### ${title} {#${anchor}}`, ...entries]);
  }

  private links(title: string, anchor: string, links: Link[] = []): string {
    const items = [...links]
      .sort((a, b) => (a.text < b.text ? -1 : 1))
      .map(({text, href}) => `- [\`${text}\`](${href})`);
    return items.length === 0 ? '' : blocks([`### ${title} {#${anchor}}`, items.join('\n')]);
  }

  private typeLink(type: GraphQLType): string {
    const {text, href} = linkToType(getNamedType(type), this.schema, String(type));
    return `[\`${text}\`](${href})`;
  }
}

function blocks(parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** What stands under one entry of the contents. Its lines tell the style sheet about how high it will be. */
function section(parts: string[]): string {
  const text = blocks(parts);
  const lines = text.split('\n').filter(Boolean).length;
  return blocks([`<section class="graphql" style="--lines: ${lines}">`, text, '</section>']);
}

function badge(text: string, variant = 'required'): string {
  return `<span class="graphql-badge graphql-badge--${variant}">${text}</span>`;
}

/** The definition of a type without its descriptions, which stand around it. */
function sdl(type: GraphQLNamedType): string {
  const definition = visit(parse(printType(type)), {
    enter: (node) => ('description' in node ? {...node, description: undefined} : undefined),
  });
  let text = print(definition);
  visit(definition, {
    FieldDefinition(field) {
      text = text.replace(`  ${print(field)}\n`, (line) => (line.length > 72 ? withArgumentsOnLines(field) : line));
    },
  });
  return `\`\`\`graphql\n${text}\n\`\`\``;
}

function withArgumentsOnLines(field: FieldDefinitionNode): string {
  const lines = (field.arguments ?? []).map((argument) => `    ${print(argument)}\n`);
  const rest = print({...field, arguments: []}).slice(field.name.value.length);
  return lines.length === 0 ? `  ${print(field)}\n` : `  ${field.name.value}(\n${lines.join('')}  )${rest}\n`;
}

function onlyField(root: GraphQLObjectType, name: string) {
  const field = root.toConfig().fields[name];
  if (!field) throw new Error(`${root.name} has no field ${name}.`);
  return field;
}
