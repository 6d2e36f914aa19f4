import type {Config, MarkdownConfig, PluginConfig} from '@docusaurus/types';
import {fill} from '@lectern/kit/texts';
import {chainOf, type Chain} from './chain';
import {apostrophesOfTitles} from './text/apostrophes';
import {excerptSource} from './text/excerptSource';
import {checkOptions, type MarkdownOptions} from './options';
import type {PluginOptions} from './plugin';
import {applyProfile} from './conditions/profile';
import {siteOf, type Site, type SiteConfig} from './site';
import type {ChainTexts} from './texts';
import {fillVariables, fillVariablesOfText} from './variables/variables';

export type {MarkdownOptions} from './options';
export type {Chain} from './chain';
export type {Site} from './site';

/** The parts of the package, each for its place in a configuration. `withMarkdown` puts them there. */
export interface Markdown {
  /** For the options of the docs, the blog and the pages. */
  chain: Chain;
  /** For `markdown`. */
  config: Partial<MarkdownConfig> & Required<Pick<MarkdownConfig, 'preprocessor' | 'parseFrontMatter'>>;
  /** For `plugins`: components, styles, and what the bundler has to know. */
  plugin: PluginConfig;
  /** A source with its variables, for what reads it as text. */
  readSource: (file: {filePath: string; fileContent: string}) => string;
  /** Variables, conditions, glossary and languages, as the chain sees them. */
  site: Site;
}

export function markdown(config: SiteConfig, given: Partial<MarkdownOptions> = {}): Markdown {
  const options = checkOptions(given);
  let context: Parameters<PluginOptions['setUp']>[0] | undefined;
  const site = siteOf(config, options, () => context);
  const footnotes = (): ChainTexts['footnotes'] => site.textsIn(site.locale).footnotes;
  const label = footnotes().title;
  const setUp: PluginOptions['setUp'] = (known) => {
    context = known;
    // Docusaurus takes a text, which is found when the folder of the site is known.
    const {remarkRehypeOptions} = known.siteConfig?.markdown ?? {};
    if (remarkRehypeOptions?.footnoteLabel === label)
      Object.assign(remarkRehypeOptions, {footnoteLabel: footnotes().title});
    return {site, options};
  };
  return {
    chain: chainOf(site, options),
    config: {
      // The page is made of the first; titles, descriptions and excerpts of the second.
      preprocessor: (file) => fillVariables(file, site),
      parseFrontMatter: async ({defaultParseFrontMatter, ...file}) => {
        const fileContent = fillVariablesOfText(file, site);
        const {frontMatter, content} = await defaultParseFrontMatter({...file, fileContent});
        const ofProfile = applyProfile(frontMatter, file.filePath, site);
        return {
          frontMatter: options.smartApostrophes ? apostrophesOfTitles(ofProfile) : ofProfile,
          content: excerptSource(content),
        };
      },
      remarkRehypeOptions: {
        footnoteLabel: label,
        footnoteBackLabel: (reference: number, repetition: number) =>
          fill(footnotes().back, {call: numbered(reference, repetition)}),
      },
    },
    plugin: ['@lectern/markdown/plugin', {setUp} satisfies PluginOptions],
    readSource: (file) => fillVariablesOfText(file, site),
    site,
  };
}

/** The reference counts from nothing, its repetition from one: a note that is called twice has calls 1 and 1-2. */
function numbered(reference: number, repetition: number): string {
  return `${reference + 1}${repetition > 1 ? `-${repetition}` : ''}`;
}

type Settings = Record<string, unknown>;

/** A configuration whose docs, blog and pages are made with the chain, whatever they have of their own. */
export function withMarkdown(config: Config, options: Partial<MarkdownOptions> = {}): Config {
  const own = markdown(config, options);
  let found = 0;
  const presets = (config.presets ?? []).map(inPreset);
  const plugins = (config.plugins ?? []).map(inPlugin);
  if (found === 0) {
    throw new Error(
      '@lectern/markdown: withMarkdown() finds neither the classic preset nor docs, blog or pages among “plugins”.\n  Spread the “chain” of markdown() into the options of what makes your pages.',
    );
  }
  return {
    ...config,
    presets,
    plugins: [...plugins, own.plugin],
    markdown: joinConfig(own, config.markdown),
  };

  function inPreset(preset: NonNullable<Config['presets']>[number]): typeof preset {
    const [name, settings] = entryOf(preset);
    if (typeof name !== 'string' || !/(?:^|preset-)classic$/.test(name)) return preset;
    found += 1;
    return [name, inClassic(own, settings)];
  }

  function inPlugin(entry: NonNullable<Config['plugins']>[number]): typeof entry {
    const [name, settings] = entryOf(entry);
    if (typeof name !== 'string' || !/(?:^|plugin-)content-(?:docs|blog|pages)$|^@lectern\/docs(?:\/blog)?$/.test(name))
      return entry;
    found += 1;
    return [name, inChain(own, settings)];
  }
}

/** The options of the classic preset, with the chain in those of docs, blog and pages that it has. */
export function inClassic(own: Markdown, settings: Settings): Settings {
  const parts = ['docs', 'blog', 'pages'].filter((part) => settings[part] !== false);
  return {...settings, ...Object.fromEntries(parts.map((part) => [part, inChain(own, settings[part])]))};
}

function inChain({chain}: Markdown, settings: unknown): Settings {
  const own = (settings ?? {}) as Record<keyof Chain, unknown[] | undefined>;
  return {
    ...own,
    // Ours read the source first; later, what others have made of their own is nothing unknown to ours.
    beforeDefaultRemarkPlugins: [...chain.beforeDefaultRemarkPlugins, ...(own.beforeDefaultRemarkPlugins ?? [])],
    remarkPlugins: [...(own.remarkPlugins ?? []), ...chain.remarkPlugins],
    rehypePlugins: [...(own.rehypePlugins ?? []), ...chain.rehypePlugins],
  };
}

/** `markdown` of a configuration, with what the chain needs of it around what stands there. */
export function joinConfig(
  {config}: Markdown,
  {preprocessor, parseFrontMatter, ...theirs}: Config['markdown'] = {},
): Config['markdown'] {
  return {
    ...theirs,
    remarkRehypeOptions: {...config.remarkRehypeOptions, ...theirs.remarkRehypeOptions},
    parseFrontMatter: ({defaultParseFrontMatter, ...file}) =>
      config.parseFrontMatter({
        ...file,
        defaultParseFrontMatter: (one) =>
          parseFrontMatter?.({...one, defaultParseFrontMatter}) ?? defaultParseFrontMatter(one),
      }),
    preprocessor: (file) => config.preprocessor({...file, fileContent: preprocessor?.(file) ?? file.fileContent}),
  };
}

function entryOf(entry: unknown): [unknown, Settings] {
  const [name, settings] = (Array.isArray(entry) ? entry : [entry]) as [unknown, Settings | undefined];
  return [name, settings ?? {}];
}
