import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {pathWithin} from '@lectern/kit/builtPages';
import type {SearchOptions} from '../options';
import type {PageKind} from '../shared/types';
import {kindOf} from './findPages';
import type {IndexedPage} from './page';
import {scanMarkdown} from './scanMarkdown';

/** Facts about a Markdown page from content plugins. */
interface Source {
  permalink: string;
  source: string;
  title?: string;
  description?: string;
  unlisted?: boolean;
  frontMatter?: {keywords?: string[]};
}

/** Reads the pages of content plugins from their Markdown. */
export async function readSources(
  content: AllContent,
  {siteDir, baseUrl, i18n, siteConfig}: LoadContext,
  {kinds, readSource = siteConfig.markdown.preprocessor}: Pick<SearchOptions, 'kinds' | 'readSource'>,
): Promise<IndexedPage[]> {
  const pages = sourcesOf(content)
    .filter(({source, unlisted}) => !unlisted && /\.mdx?$/.test(source))
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1))
    .map(async ({permalink, source, kind, title = '', description, frontMatter}): Promise<IndexedPage> => {
      const filePath = path.join(siteDir, source.replace(/^@site\//, ''));
      const fileContent = await readFile(filePath, 'utf8');
      const text = readSource?.({filePath, fileContent}) ?? fileContent;
      return {
        url: permalink,
        kind: kindOf(pathWithin(permalink, baseUrl), kinds, kind),
        about: description ?? '',
        keywords: frontMatter?.keywords?.join(),
        breadcrumb: [],
        sections: scanMarkdown(text, title, i18n.currentLocale, description),
      };
    });
  return (await Promise.all(pages)).filter(({sections}) => sections.length > 0);
}

function sourcesOf(content: AllContent): (Source & {kind: PageKind})[] {
  const of = <Content>(plugin: string): Content[] => Object.values(content[plugin] ?? {}) as Content[];
  const docs = of<{loadedVersions: {docs: Source[]}[]}>('docusaurus-plugin-content-docs').flatMap(({loadedVersions}) =>
    loadedVersions.flatMap((version) => version.docs),
  );
  const posts = of<{blogPosts: {metadata: Source}[]}>('docusaurus-plugin-content-blog').flatMap(({blogPosts}) =>
    blogPosts.map(({metadata}) => metadata),
  );
  const pages = of<Source[] | undefined>('docusaurus-plugin-content-pages').flatMap((some) => some ?? []);
  const ofKind = (kind: PageKind, sources: Source[]) => sources.map((source) => ({...source, kind}));
  return [...ofKind('docs', docs), ...ofKind('blog', posts), ...ofKind('page', pages)];
}
