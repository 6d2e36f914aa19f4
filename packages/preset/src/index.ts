import classic from '@docusaurus/preset-classic';
import type {Config, LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {inClassic, joinConfig, markdown} from '@lectern/markdown';
import {findReferences} from './findReferences';
import {keepLayers} from './keepLayers';
import {checkOptions, type OwnOptions, type PresetOptions} from './options';

export type {PresetOptions} from './options';

type Options = Record<string, unknown>;

/** Replaces the classic preset, accepts its options, and adds all packages: see README.md. */
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
  // Plugins read the configuration when they are created, which is later. A preset has no other way to change it.
  if (own)
    Object.assign(siteConfig, {markdown: withOlderForms(joinConfig(own, siteConfig.markdown), siteConfig.future)});
  const withChain = own ? inClassic(own, {...ofClassic}) : ofClassic;
  const {docs, blog, ...others} = withChain as typeof ofClassic;
  // Our themes come after the classic one, because they wrap its components.
  const {plugins = [], themes = []} = classic(context, content ? {...others, docs: false, blog: false} : withChain);

  // Sites with Algolia's search keep it.
  const hasSearch = search && !('algolia' in siteConfig.themeConfig);
  const entry = (name: string, options: object | false): PluginConfig =>
    options && [require.resolve(name), options as Options];
  const hasStylesOfOurs = [content, own, publish, references, hasSearch, ofTheme].some(Boolean);
  return {
    plugins: [
      ...plugins,
      hasStylesOfOurs && keepLayers,
      entry('@lectern/light', light),
      entry('@lectern/publish', publish && {mistakes: 'warn', ...publish}),
    ],
    // After the classic theme, whose components they wrap.
    themes: [
      ...themes,
      // No related pages by default, so that a site that changes its preset keeps its pages unchanged.
      entry('@lectern/docs', content && docs !== false && {related: false, ...docs}),
      entry('@lectern/docs/blog', content && (blog ?? {})),
      own && resolved(own.plugin),
      entry('@lectern/theme', ofTheme),
      // The search index of the preview fills in variables.
      entry(
        '@lectern/search',
        hasSearch && {...(own && {readSource: own.readSource}), offline: keepsPages(publish), ...search},
      ),
      references && [findReferences(siteDir), references],
    ],
  };
}

/**
 * Most docs, ours among them, contain `<!-- comments -->`, `:::tip Title` and `## Title {#id}`. `future.v4` would switch
 * these off and stop the build at each. A site that switches one of them off in `mdx1Compat` keeps that.
 */
function withOlderForms(markdown: Config['markdown'], future: LoadContext['siteConfig']['future']): Config['markdown'] {
  const forms = Object.entries(markdown?.mdx1Compat ?? {});
  const isByDefault = future.v4.mdx1CompatDisabledByDefault && forms.every(([, isRead]) => !isRead);
  if (!isByDefault) return markdown;
  return {...markdown, mdx1Compat: Object.fromEntries(forms.map(([form]) => [form, true]))};
}

/** Whether browsers store pages for use without a network. */
function keepsPages(publish: OwnOptions['publish']): boolean {
  const {offline = false} = publish || {};
  return offline !== false && offline !== 'retire';
}

/** Hides build options from the configuration, which Docusaurus writes as JSON into what all pages load. */
function hideFromReaders(options: object): void {
  Object.defineProperty(options, 'toJSON', {value: () => ({}), enumerable: false, configurable: true});
}

/** Resolved from this package, because a site that only installs the preset may not find the others. */
function resolved(plugin: PluginConfig): PluginConfig {
  const [name, options] = plugin as [string, Options];
  return [require.resolve(name), options];
}
