import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {fill} from '@lectern/kit/texts';
import type {Site} from '../site';
import {texts, type InLanguage} from '../texts';

type Place = InLanguage & Pick<Site, 'url' | 'linkLanguages'>;

/**
 * Marks links that open in a new tab, as external ones do in Docusaurus, and those to another language.
 *
 *   [Docusaurus](https://docusaurus.io)   becomes, on a page in another language,
 *
 *   <a href="https://docusaurus.io" hreflang="en" title="en anglais">Docusaurus <abbr>(EN)</abbr><span role="img" …></span></a>
 */
export default function rehypeOutsideLinks({textsIn = texts, ...site}: Place) {
  const {newTab} = textsIn(site.locale).links;
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'a' || !/^https?:\/\//.test(String(node.properties.href))) return;
      const address = new URL(String(node.properties.href));
      markLanguage(node, address, {textsIn, ...site});
      if (address.origin === new URL(site.url).origin) return;
      node.children.push(
        // Keeps the icon on the line of the last word.
        {type: 'text', value: '\u2060'},
        {
          type: 'element',
          tagName: 'span',
          properties: {className: ['new-tab'], role: 'img', ariaLabel: newTab},
          children: [],
        },
      );
    });
  };
}

function markLanguage(node: Element, {hostname}: URL, {locale, linkLanguages, textsIn = texts}: Place): void {
  const {title} = node.properties;
  // A title of two letters is the language of the target.
  const stated = typeof title === 'string' && /^[a-z]{2}$/.test(title) ? title : undefined;
  if (stated) delete node.properties.title;
  const language = stated ?? linkLanguages.find(([host]) => host.test(hostname))?.[1];
  if (language === undefined || language === locale) return;
  node.properties.hrefLang = language;
  const name = new Intl.DisplayNames([locale], {type: 'language'}).of(language) ?? language;
  const inLanguage = fill(textsIn(locale).links.language, {language: name});
  node.properties.title ??= inLanguage;
  node.children.push(
    {type: 'text', value: '\u00a0'},
    {
      type: 'element',
      tagName: 'span',
      properties: {className: ['link-language'], ariaLabel: `(${inLanguage})`, role: 'img'},
      children: [{type: 'text', value: `(${language.toUpperCase()})`}],
    },
  );
}
