import classic from '@docusaurus/preset-classic';
import type {Config, LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {inClassic, joinConfig, markdown} from '@lectern/markdown';
import {findReferences} from './findReferences';
import {keepLayers} from './keepLayers';
import {checkOptions, type OwnOptions, type PresetOptions} from './options';

export type {PresetOptions} from './options';

type Options = Record<string, unknown>;

/** In place of the classic preset, whose options it takes, with all packages: README.md says which. */
export default function preset(context: LoadContext, given: PresetOptions = {}): Preset {
  const {
    content,
    light,
    markdown: ofMarkdown,
    publish,
    references,
    search,
    interface: ofTheme,
    ...ofClassic
  } = checkOptions(given);
  hideFromReaders(given);
  const {siteConfig, siteDir} = context;
  const own = ofMarkdown && markdown(siteConfig, {siteDir, mistakes: 'warn', highlight: 'auto', ...ofMarkdown});
  // Plugins read it when they are made, which is later. A preset has no other way to say it.
  if (own)
    Object.assign(siteConfig, {markdown: withOlderForms(joinConfig(own, siteConfig.markdown), siteConfig.future)});
  const withChain = own ? inClassic(own, {...ofClassic}) : ofClassic;
  const {docs, blog, ...others} = withChain as typeof ofClassic;
  // Ours stand behind the classic theme, whose components they wrap.
  const {plugins = [], themes = []} = classic(context, content ? {...others, docs: false, blog: false} : withChain);

  // Who has Algolia's search keeps it.
  const hasSearch = search && !('algolia' in siteConfig.themeConfig);
  const entry = (name: string, options: object | false): PluginConfig =>
    options && [require.resolve(name), options as Options];
  const hasStylesOfOurs = [content, own, publish, references, hasSearch, ofTheme].some(Boolean);
  return {
    plugins: [
      ...plugins,
      hasStylesOfOurs && keepLayers,
      entry('@lectern/light', light),
      entry('@lectern/publish', publish),
    ],
    // Behind the classic theme, whose components they change.
    themes: [
      ...themes,
      // A site that changes its preset keeps the pages that it has.
      entry('@lectern/docs', content && docs !== false && {related: false, ...docs}),
      entry('@lectern/docs/blog', content && (blog ?? {})),
      own && resolved(own.plugin),
      entry('@lectern/theme', ofTheme),
      // What the preview finds has its variables.
      entry(
        '@lectern/search',
        hasSearch && {...(own && {readSource: own.readSource}), offline: keepsPages(publish), ...search},
      ),
      references && [findReferences(siteDir), references],
    ],
  };
}

/**
 * `<!-- comments -->`, `:::tip Title` and `## Title {#id}` stand in most docs there are, ours among them: what turns
 * them off with all else of the next Docusaurus would stop the build at each. Who turns them off one by one keeps that.
 */
function withOlderForms(markdown: Config['markdown'], future: LoadContext['siteConfig']['future']): Config['markdown'] {
  const forms = Object.entries(markdown?.mdx1Compat ?? {});
  const isByDefault = future.v4.mdx1CompatDisabledByDefault && forms.every(([, isRead]) => !isRead);
  if (!isByDefault) return markdown;
  return {...markdown, mdx1Compat: Object.fromEntries(forms.map(([form]) => [form, true]))};
}

/** In the browsers of readers, for use without a network. */
function keepsPages(publish: OwnOptions['publish']): boolean {
  const {offline = false} = publish || {};
  return offline !== false && offline !== 'retire';
}

/** All pages load the configuration, which Docusaurus writes as JSON; what a build is told is nothing for them. */
function hideFromReaders(options: object): void {
  Object.defineProperty(options, 'toJSON', {value: () => ({}), enumerable: false, configurable: true});
}

/** Found from here: a site that names the preset alone may have no others beside it. */
function resolved(plugin: PluginConfig): PluginConfig {
  const [name, options] = plugin as [string, Options];
  return [require.resolve(name), options];
}
