import type {ContentOptions, ContentKind, Settings} from './settings';
import type {SiteConfig} from './configuration';

export const contentParts = {doc: 'docs', post: 'blog', page: 'pages'} as const satisfies Record<ContentKind, string>;

/** Options of docs, blog and pages: from the settings, or else from the configuration, in a preset or a plugin. */
export function contentOptions(
  config: SiteConfig,
  settings: Pick<Settings, 'docs' | 'blog' | 'pages'>,
): Record<ContentKind, ContentOptions | false> {
  const of = (kind: ContentKind): ContentOptions | false =>
    settings[contentParts[kind]] ?? ofPlugin(contentParts[kind], config) ?? ofPreset(contentParts[kind], config) ?? {};
  return {doc: of('doc'), post: of('post'), page: of('page')};
}

function ofPlugin(part: string, config: SiteConfig): ContentOptions | undefined {
  const own = new RegExp(`(?:^|plugin-)content-${part}$`);
  // Of several instances, the one without an id.
  return entriesIn(config.plugins).find(([name, {id = 'default'}]) => own.test(name) && id === 'default')?.[1];
}

function ofPreset(part: string, config: SiteConfig): ContentOptions | false | undefined {
  return entriesIn(config.presets)
    .map(([, options]) => options[part] as ContentOptions | false | undefined)
    .find((options) => options !== undefined);
}

/** The plugins, presets or themes in a list, by name, each with its options. */
export function entriesIn(list: readonly unknown[] = []): [name: string, options: Record<string, unknown>][] {
  return list.flatMap((entry): [string, Record<string, unknown>][] => {
    const [name, options] = Array.isArray(entry) ? (entry as [unknown, Record<string, unknown>?]) : [entry];
    return typeof name === 'string' ? [[name, options ?? {}]] : [];
  });
}
