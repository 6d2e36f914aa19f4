import path from 'node:path';
import {inVersionOf} from '../../../src/versions';
import type {Problem} from '@lectern/kit/problems';
import type {Page} from '../page';
import {fromNodes} from './prose';

/** No published page leads to a draft: the preview has it, the build has not. Drafts may lead to each other. */
export function checkDraftLinks(pages: Page[]): Problem[] {
  const drafts = pages.filter(isDraft);
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

function isDraft({frontMatter}: Page): boolean {
  return frontMatter.draft === true;
}

/** By its file, `../advanced/versioning.md`, or by the address that a doc has from its file, `/docs/advanced/versioning`. */
function leadsTo(url: string, from: Page, draft: Page): boolean {
  const [target = ''] = url.split(/[?#]/);
  if (!target) return false;
  if (target.startsWith('/')) {
    const address = inVersionOf(draft.file, `/docs/${draft.key.replace(/\.mdx?$/, '')}`);
    return draft.kind === 'doc' && draft.language === from.language && target === address;
  }
  const file = target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(from.file), target);
  return file === draft.file;
}
