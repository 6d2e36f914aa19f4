import path from 'node:path';
import {routeOf} from '../folders';
import {inVersions} from '../versions';
import type {Site} from '../../settings/site';
import type {Problem} from '@lectern/kit/problems';
import type {Page} from '../page';
import {fromNodes} from './prose';

/** Published pages must not link to drafts, which only the preview shows. Drafts may link to each other. */
export function checkDraftLinks(pages: Page[], site: Site): Problem[] {
  const inVersionOf = inVersions(site);
  const drafts = pages.filter(isDraft).map(({file, kind, language, key}): Draft => {
    const address = `${routeOf(site, 'doc')}/${key.replace(/\.mdx?$/, '')}`;
    return {file, kind, language, address: inVersionOf(file, address)};
  });
  return fromNodes(
    pages.filter((page) => !isDraft(page)),
    (node, page) => {
      if (node.type !== 'link' && node.type !== 'definition') return undefined;
      const draft = drafts.find((candidate) => leadsTo(node.url, page, candidate));
      return draft
        ? [
            `“${node.url}” leads to a draft, which is not built.`,
            `Take the link out, or publish ${draft.file}: remove “draft: true” there and in its translation.`,
          ]
        : undefined;
    },
  );
}

type Draft = Pick<Page, 'file' | 'kind' | 'language'> & {address: string};

function isDraft({frontMatter}: Page): boolean {
  return frontMatter.draft === true;
}

/** Whether a link leads to a draft, by its file, `../advanced/a.md`, or by the URL of that file, `/docs/advanced/a`. */
function leadsTo(url: string, from: Page, draft: Draft): boolean {
  const [target = ''] = url.split(/[?#]/);
  if (!target) return false;
  if (target.startsWith('/')) {
    return draft.kind === 'doc' && draft.language === from.language && target === draft.address;
  }
  const file = target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(from.file), target);
  return file === draft.file;
}
