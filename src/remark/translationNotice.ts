import type {Root, RootContent} from 'mdast';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VFile} from 'vfile';
import {currentLocale, type Locale} from '../config/i18n';
import {englishTwin} from '../i18n/contentFolders';
import {changedOn, versionsOf} from '../i18n/history';
import {sourceHash} from '../text/sourceHash';

interface Options {
  locale?: Locale;
}

/**
 * Tells readers of a French page when the English one has changed since, and marks what is still in English.
 *
 *   # Installer                    becomes   # Installer
 *   Lancez la commande.                      <TranslationNotice state="outdated" changed="2025-03-04" />
 *                                            Lancez la commande.
 *
 *   # Install  (no French file)    becomes   <TranslationNotice state="missing" />
 *                                            <div lang="en"># Install</div>
 *
 * Only a page with such a notice loads the component.
 */
export default function translationNotice({locale = currentLocale}: Options = {}) {
  return (tree: Root, file: VFile): void => {
    if (locale === 'en' || path.basename(file.path).startsWith('_')) return;
    const notice = noticeFor(file, locale);
    if (!notice) return;

    const code = tree.children.filter(({type}) => type === 'mdxjsEsm' || type === 'yaml');
    const content = tree.children.filter((node) => !code.includes(node));
    if (notice.state === 'missing') {
      tree.children = [importNotice, ...code, component(notice), inEnglish(content)];
    } else {
      const titleFirst = content[0]?.type === 'heading' && content[0].depth === 1 ? 1 : 0;
      content.splice(titleFirst, 0, component(notice));
      tree.children = [importNotice, ...code, ...content];
    }
  };
}

type Notice = {state: 'missing'} | {state: 'outdated'; changed?: string};

function noticeFor(file: VFile, locale: Locale): Notice | undefined {
  if (!file.path.split(path.sep).join('/').includes(`/i18n/${locale}/`)) return {state: 'missing'};
  const english = englishTwin(file.path);
  const pin = (file.data.frontMatter as Record<string, unknown> | undefined)?.translation_of;
  if (!english || !pin || !existsSync(english)) return undefined;
  const hash = sourceHash(readFileSync(english, 'utf8'));
  return hash === pin ? undefined : {state: 'outdated', changed: changedOn(versionsOf(english), hash)};
}

function component(attributes: Notice): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'TranslationNotice',
    attributes: Object.entries(attributes).flatMap(([name, value]) =>
      value ? [{type: 'mdxJsxAttribute', name, value}] : [],
    ),
    children: [],
  };
}

function inEnglish(children: RootContent[]): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [{type: 'mdxJsxAttribute', name: 'lang', value: 'en'}],
    children: children as never,
  };
}

const source = '@site/src/components/TranslationNotice';
const importNotice: RootContent = {
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: 'TranslationNotice'}}],
          source: {type: 'Literal', value: source, raw: `'${source}'`},
        },
      ],
    },
  },
};
