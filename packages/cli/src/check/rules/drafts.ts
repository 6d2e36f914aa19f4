import path from 'node:path';
import {routeOf} from '../folders';
import {inVersions} from '../versions';
import type {Site} from '../../settings/site';
import type {Problem} from '@lectern/kit/problems';
import type {Page} from '../page';
import {fromNodes} from './prose';

/** No published page leads to a draft: the preview has it, the build has not. Drafts may lead to each other. */
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

/** By its file, `../advanced/versioning.md`, or by the address that a doc has from its file, `/docs/advanced/versioning`. */
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
