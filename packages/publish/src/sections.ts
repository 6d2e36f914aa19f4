import type {PageHead} from '@lectern/kit/pageHead';
import type {Texts} from './texts';

/** Below which path the pages of a section stand, without the base path, and what readers call it. */
export type SectionOption = [path: string, name: string];

/** The sections of a site, as lists and cards name them. */
export interface Sections {
  /** Undefined for pages that belong to none: the home page, and others that stand alone. */
  of(page: {route: string; head: PageHead}): string | undefined;
  /** Of those without a section. */
  other: string;
  /** In the order of lists: pages without a section come first. */
  names: string[];
}

/** By the longest path that fits; without one, docs and blog are what Docusaurus calls so. */
export function sectionsOf(options: readonly SectionOption[], texts: Texts): Sections {
  const byLength = [...options].sort(([a], [b]) => b.length - a.length);
  const other = texts['publish.sections.other'];
  const ofPlugin = {docs: texts['publish.sections.docs'], blog: texts['publish.sections.blog']};
  return {
    of({route, head}) {
      const [, name] = byLength.find(([path]) => route === path || route.startsWith(path.replace(/\/?$/, '/'))) ?? [];
      if (name) return name === other ? undefined : name;
      return head.plugin && ofPlugin[head.plugin];
    },
    other,
    names: [...new Set([other, ...options.map(([, name]) => name), ...Object.values(ofPlugin)])],
  };
}
