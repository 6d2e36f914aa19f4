import {inClassic, joinConfig, markdown, type Chain, type MarkdownOptions} from '@lectern/markdown';
import {contentParts, entriesIn} from './contentOptions';
import type {ContentKind, MarkdownSettings} from './settings';
import type {SiteConfig} from './configuration';

/** How the Markdown of a site is processed. */
export interface MarkdownOfSite extends Pick<MarkdownSettings, 'readSource' | 'site' | 'data'> {
  /** `markdown` in the configuration. */
  config: SiteConfig['markdown'];
  /** The remark and rehype plugins for pages of a kind. */
  chainOf: (kind: ContentKind) => Partial<Chain> | undefined;
}

/** From the settings, or from the preset, with the plugins of the site among ours. */
export function markdownOf(dir: string, config: SiteConfig, settings: MarkdownSettings | undefined): MarkdownOfSite {
  const preset = entriesIn(config.presets).find(([name]) => name === '@lectern/preset')?.[1];
  if (preset && preset.markdown !== false && !settings) return ofPreset(dir, config, preset);
  return {...settings, config: config.markdown, chainOf: () => settings?.chain};
}

function ofPreset(dir: string, config: SiteConfig, preset: Record<string, unknown>): MarkdownOfSite {
  const options: Partial<MarkdownOptions> = {siteDir: dir, mistakes: 'warn', ...(preset.markdown as object)};
  const own = markdown(config, options);
  const {readSource, site} = own;
  const parts = inClassic(own, preset);
  return {
    readSource,
    site,
    data: options.data,
    config: joinConfig(own, config.markdown) as SiteConfig['markdown'],
    chainOf: (kind) => parts[contentParts[kind]] || undefined,
  };
}
