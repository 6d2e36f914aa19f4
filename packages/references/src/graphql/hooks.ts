import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {GraphQLField, GraphQLNamedType, GraphQLSchema} from 'graphql';
import {type GraphQlKind, graphQlKinds} from '../graphQlKinds';
import {typesetIn} from '../typography';
import {type PageSettings, PageWriter} from './page';
import {entitiesByKind, rootTypeOf} from './schema';
import {readTexts, translate} from './texts';

/** formatter.cjs looks here: graphql-markdown loads that file by its address, and only once. */
const place = Symbol.for('@lectern/references/graphql');

export function setHooks(hooks: ReturnType<typeof hooksFor>): void {
  (globalThis as {[place]?: typeof hooks})[place] = hooks;
}

type PluginEvent<Data> = {data: Data; output?: string; preventDefault(): void};

/**
 * What @graphql-markdown/docusaurus calls while it works. It loads the schema and walks through its types;
 * the words, the anchors and the split into eight pages are ours.
 */
export function hooksFor(settings: PageSettings) {
  const {locale, texts} = settings;
  let schema: GraphQLSchema;
  let writer: PageWriter;
  const places = new Map<unknown, {kind: GraphQlKind; name: string}>();
  const sections = new Map<string, string>();
  let failed = false;

  function write(kind: GraphQlKind, entity: unknown): string {
    const root = rootTypeOf(kind, schema);
    return root
      ? writer.operation(root, entity as GraphQLField<unknown, unknown>)
      : writer.type(entity as GraphQLNamedType);
  }

  function sectionsOf(kind: GraphQlKind): string[] {
    return [...sections]
      .filter(([key]) => key.startsWith(`${kind} `))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, section]) => section);
  }

  /** The plugin swallows what a hook throws. Half a reference is worse than none. */
  function guarded<Event>(hook: (event: Event) => void): (event: Event) => void {
    return (event) => {
      try {
        hook(event);
      } catch (error) {
        failed = true;
        process.exitCode = 1;
        console.error(`GraphQL reference (${locale}):`, error);
      }
    };
  }

  return {
    afterLoadSchemaHook: guarded(({data}: PluginEvent<{schema?: GraphQLSchema}>) => {
      // The plugin reports a schema that it cannot load.
      if (!data.schema) return;
      failed = false;
      schema = data.schema;
      if (texts) translate(schema, readTexts(texts).texts, typesetIn(locale));
      writer = new PageWriter(schema, settings);
    }),

    /** The plugin's own grouping has directives, and takes types named `…Query` for namespaces. */
    beforeRenderRootTypesHook: guarded(({data: {rootTypes}}: PluginEvent<{rootTypes: Record<string, unknown>}>) => {
      places.clear();
      sections.clear();
      for (const key of Object.keys(rootTypes)) delete rootTypes[key];
      const entities = entitiesByKind(schema);
      Object.assign(rootTypes, entities);
      for (const kind of graphQlKinds) {
        for (const [name, entity] of Object.entries(entities[kind])) places.set(entity, {kind, name});
      }
    }),

    beforePrintTypeHook: guarded((event: PluginEvent<{type: unknown}>) => {
      const {type} = event.data;
      const place = places.get(type);
      if (!place) return;
      event.preventDefault();
      event.output = write(place.kind, type);
      sections.set(`${place.kind} ${place.name}`, event.output);
    }),

    /** `outputDir` holds a file for each type, in which names that differ by case only have overwritten each other. */
    afterRenderFilesHook: guarded(({data: {outputDir}}: PluginEvent<{outputDir: string}>) => {
      if (failed) return;
      const folder = path.dirname(outputDir);
      mkdirSync(folder, {recursive: true});
      for (const kind of graphQlKinds) {
        writeFileSync(path.join(folder, `${kind}.md`), writer.page(kind, sectionsOf(kind)));
      }
      rmSync(outputDir, {recursive: true, force: true});
    }),
  };
}
