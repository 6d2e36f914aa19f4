import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {fillVariablesOfText} from '../../../remark/variables';
import {pathWithin} from '../../builtPages';
import {kindOf, type PageRules} from './findPages';
import type {IndexedPage} from './page';
import {scanMarkdown} from './scanMarkdown';

/** What the content plugins say about a page that is made of a Markdown file. */
interface Source {
  permalink: string;
  source: string;
  title?: string;
  description?: string;
  unlisted?: boolean;
}

/** The pages of the content plugins, from their Markdown. */
export async function readSources(
  content: AllContent,
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  rules: PageRules,
): Promise<IndexedPage[]> {
  const pages = sourcesOf(content)
    .filter(({source, unlisted}) => !unlisted && /\.mdx?$/.test(source))
    .sort((a, b) => (a.permalink < b.permalink ? -1 : 1))
    .map(async ({permalink, source, title = '', description}): Promise<IndexedPage> => {
      const filePath = path.join(siteDir, source.replace(/^@site\//, ''));
      const text = fillVariablesOfText({filePath, fileContent: await readFile(filePath, 'utf8')});
      return {
        url: permalink,
        kind: kindOf(pathWithin(permalink, baseUrl), rules.kinds),
        breadcrumb: [],
        sections: scanMarkdown(text, title, description),
      };
    });
  return (await Promise.all(pages)).filter(({sections}) => sections.length > 0);
}

function sourcesOf(content: AllContent): Source[] {
  const of = <Content>(plugin: string): Content[] => Object.values(content[plugin] ?? {}) as Content[];
  return [
    ...of<{loadedVersions: {docs: Source[]}[]}>('docusaurus-plugin-content-docs').flatMap(({loadedVersions}) =>
      loadedVersions.flatMap(({docs}) => docs),
    ),
    ...of<{blogPosts: {metadata: Source}[]}>('docusaurus-plugin-content-blog').flatMap(({blogPosts}) =>
      blogPosts.map(({metadata}) => metadata),
    ),
    ...of<Source[] | undefined>('docusaurus-plugin-content-pages').flatMap((pages) => pages ?? []),
  ];
}
