import type {PageHead} from '@lectern/kit/pageHead';
import type {Texts} from './texts';

/** A path without the base path, and the name of the section with the pages below it. */
export type SectionOption = [path: string, name: string];

/** The sections of a site, for lists and cards. */
export interface Sections {
  /** Undefined for pages without a section: the home page, and other standalone ones. */
  of(page: {route: string; head: PageHead}): string | undefined;
  /** The heading for pages without a section. */
  other: string;
  /** The order in lists: pages without a section come first. */
  names: string[];
}

/** Finds the section with the longest matching path; by default, docs and blog, as in Docusaurus. */
export function sectionsOf(options: readonly SectionOption[], texts: Texts): Sections {
  const byLength = [...options].sort(([a], [b]) => b.length - a.length);
  const other = texts.sections.other;
  const ofPlugin = {docs: texts.sections.docs, blog: texts.sections.blog};
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
