import type {DocusaurusConfig} from '@docusaurus/types';
import type {ReferencesOptions} from './types';

type Docs = ReferencesOptions['docs'];
type Entry = NonNullable<DocusaurusConfig['plugins']>[number] | DocusaurusConfig['presets'][number];

/** The options, with those of the docs plugin in the configuration as defaults. */
export function withDocsOf(
  config: Pick<DocusaurusConfig, 'presets' | 'plugins'>,
  options: ReferencesOptions,
): ReferencesOptions {
  const {id = 'default'} = options.docs;
  const found = [...config.presets.map(ofPreset), ...config.plugins.map(ofPlugin)].find(
    (docs) => docs && (docs.id ?? 'default') === id,
  );
  const {path, routeBasePath} = found ?? {};
  return {...options, docs: {...(path && {path}), ...(routeBasePath && {routeBasePath}), ...options.docs}};
}

/** Presets that replace the classic one take its options. */
function ofPreset(entry: Entry): Docs | undefined {
  const [name, {docs}] = pairOf(entry);
  if (!docs) return docs === undefined && /(?:^|preset-)classic$|^@lectern\/preset$/.test(name) ? {} : undefined;
  return docs;
}

function ofPlugin(entry: Entry): Docs | undefined {
  const [name, settings] = pairOf(entry);
  return /(?:^|plugin-)content-docs$|^@lectern\/docs$/.test(name) ? settings : undefined;
}

function pairOf(entry: Entry): [name: string, settings: Docs & {docs?: Docs | false}] {
  const [name, settings] = (Array.isArray(entry) ? entry : [entry]) as [unknown, object | undefined];
  return [typeof name === 'string' ? name : '', settings ?? {}];
}
