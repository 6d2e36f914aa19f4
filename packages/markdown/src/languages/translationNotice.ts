import type {BlockContent, Root} from 'mdast';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VFile} from 'vfile';
import {originalOf} from './contentFolders';
import {changedOn, versionsOf} from './history';
import {sourceHash} from './sourceHash';
import {block, importComponents} from '../mdx/jsx';
import type {Site} from '../site';

/**
 * Tells readers of a translation when its original has changed since, and marks untranslated pages.
 *
 *   # Installer                    becomes   # Installer
 *   Lancez la commande.                      <TranslationNotice state="outdated" changed="2025-03-04" />
 *                                            Lancez la commande.
 *
 *   # Install  (no translation)  becomes   <TranslationNotice state="missing" />
 *                                            <div lang="en"># Install</div>
 *
 * Only a page with such a notice loads the component.
 */
export default function translationNotice({
  locale,
  defaultLocale,
  directionOf,
}: Pick<Site, 'locale' | 'defaultLocale' | 'directionOf'>) {
  return (tree: Root, file: VFile): void => {
    if (locale === defaultLocale || path.basename(file.path).startsWith('_')) return;
    const notice = noticeFor(file, locale);
    if (!notice) return;

    const code = tree.children.filter(({type}) => type === 'mdxjsEsm' || type === 'yaml');
    const content = tree.children.filter((node) => !code.includes(node));
    if (notice.state === 'missing') {
      const dir = directionOf(defaultLocale);
      const original = block(
        'div',
        {lang: defaultLocale, dir: dir === directionOf(locale) ? undefined : dir},
        content as BlockContent[],
      );
      tree.children = [...code, block('TranslationNotice', notice), original];
    } else {
      const titleFirst = content[0]?.type === 'heading' && content[0].depth === 1 ? 1 : 0;
      content.splice(titleFirst, 0, block('TranslationNotice', notice));
      tree.children = [...code, ...content];
    }
    importComponents(tree, 'TranslationNotice');
  };
}

type Notice = {state: 'missing'} | {state: 'outdated'; changed?: string};

function noticeFor(file: VFile, locale: string): Notice | undefined {
  if (!file.path.split(path.sep).join('/').includes(`/i18n/${locale}/`)) return {state: 'missing'};
  const original = originalOf(file.path);
  const pin = (file.data.frontMatter as Record<string, unknown> | undefined)?.translation_of;
  if (!original || !pin || !existsSync(original)) return undefined;
  const hash = sourceHash(readFileSync(original, 'utf8'));
  return hash === pin ? undefined : {state: 'outdated', changed: changedOn(versionsOf(original), hash)};
}
