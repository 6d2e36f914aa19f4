import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Locale} from '../../config/i18n';
import {kindNames} from '../../text/kindNames';
import {taglines} from '../../text/taglines';
import {isNotFound, visitPages} from '../builtPages';
import {Kept} from '../kept';
import {kindOf, type PageRules} from '../search/build/findPages';
import {type Card, type CardStyle, cardSize, drawCard} from './drawCard';
import {drawPictures} from './drawPictures';
import {readOutlines} from './outlines';
import {type PageHead, readHead} from './readHead';

type Options = CardStyle & Pick<PageRules, 'kinds'>;

/** Below `assets/`, which browsers and networks may keep for ever: the name changes with the picture. */
const folder = 'assets/cards';

/**
 * Draws a social card for each page that brings no image of its own, in the language of the page, and names it in
 * the head of the finished HTML. Those who show cards read that and run no scripts, so the browser need not know.
 */
export default function socialCards({siteDir, siteConfig, baseUrl, i18n}: LoadContext, options: Options): Plugin {
  return {
    name: 'social-cards',

    async postBuild({outDir, routesPaths}) {
      const fontFile = path.join(siteDir, options.font);
      const outlines = readOutlines(fontFile);
      const mark = readFileSync(path.join(siteDir, options.mark), 'utf8');
      const style = hashOf(JSON.stringify([options, mark, readFileSync(fontFile, 'base64')]));
      const draw = (card: Card): string => drawCard(card, options, outlines, mark);
      const names = new Kept<string>('social-cards', siteDir);
      const cards = new Map<string, Card>();

      await visitPages({outDir, baseUrl, routesPaths}, ({route, html, essence}) => {
        const head = readHead(essence, siteConfig.title);
        if (isNotFound(route) || head.hasImage) return undefined;
        const card = describeCard(head, route);
        const name = names.get(JSON.stringify([card, style]), () => `${hashOf(draw(card))}.png`);
        cards.set(name, card);
        const address = `${siteConfig.url}${baseUrl}${folder}/${name}`;
        return html.replace('</head>', () => `${tagsOf(card, address)}</head>`);
      });
      names.save();

      await drawPictures([...cards.keys()], (name) => draw(cards.get(name)!), {
        cache: path.join(siteDir, '.cache/cards', i18n.currentLocale),
        out: path.join(outDir, folder),
      });
    },
  };

  function describeCard({title, parents}: PageHead, route: string): Card {
    const kind = kindOf(route, options.kinds);
    const locale = i18n.currentLocale as Locale;
    const places =
      kind === 'page' ? [taglines[locale]].filter((line) => line !== title) : [kindNames[locale][kind], ...parents];
    return {title, section: [...new Set(places)].join(' · '), brand: siteConfig.title};
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function tagsOf({title, section}: Card, address: string): string {
  const description = [title, section]
    .filter(Boolean)
    .join(' – ')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  const tags: [property: string, content: string | number][] = [
    ['og:image', address],
    ['og:image:type', 'image/png'],
    ['og:image:width', cardSize.width],
    ['og:image:height', cardSize.height],
    ['og:image:alt', description],
  ];
  const openGraph = tags.map(([property, content]) => `<meta property="${property}" content="${content}">`).join('');
  return `${openGraph}<meta name="twitter:image" content="${address}"><meta name="twitter:image:alt" content="${description}">`;
}
