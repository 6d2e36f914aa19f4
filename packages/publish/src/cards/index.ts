import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {type BuiltPage, isNotFound, takeStep} from '@lectern/kit/builtPages';
import {BuildCache, cacheScope} from '@lectern/kit/buildCache';
import type {Part} from '@lectern/kit/part';
import type {Sections} from '../sections';
import {titleOf} from '@lectern/kit/titleOf';
import {type Card, type CardOptions, cardSize, drawFrame, drawText} from './drawCard';
import {drawPictures} from './drawPictures';
import {imageOfTheme, nameImage} from './images';
import {readMark} from './mark';
import {readOutlines} from './outlines';
import {form, painter} from './paint';

interface Options {
  style: CardOptions;
  sections: Sections;
  /** The line for pages without a section. */
  tagline: string;
}

/** In `assets/`, which browsers and networks cache forever: the name changes with the content. */
const folder = 'assets/cards';

/** The default font, with the letters of Western languages. */
const ownFont = path.join(path.dirname(require.resolve('@lectern/publish/package.json')), 'fonts/card-serif-600.woff2');

/**
 * Draws a social card for each page without an image, in the language of the page, and sets it in the head of the built
 * page, instead of the image that a theme may set for all pages. Social networks run no scripts, so browsers need not know.
 */
export function cards(context: LoadContext, {style, sections, tagline}: Options): Part {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  return {
    async postBuild({outDir, routesPaths}) {
      const fontFile = style.font ? path.join(siteDir, style.font) : ownFont;
      if (!existsSync(fontFile))
        throw new Error(`@lectern/publish: there is no file “${style.font}”, which the option “cards.font” names.`);
      const outlines = readOutlines(fontFile);
      const mark = readMark(context, style.mark);
      const frame = drawFrame(siteConfig.title, style, outlines, mark);
      const version = hashOf(JSON.stringify([form, style, frame, readFileSync(fontFile, 'base64')]));
      const names = new BuildCache<string>('social-cards', cacheScope(context));
      const drawn = new Map<string, Card>();
      const unreadable: string[] = [];
      const ofTheme = imageOfTheme(siteConfig, baseUrl);

      const look = (page: BuiltPage): void => {
        const {image} = page.head;
        if (isNotFound(page.route) || (image && image !== ofTheme)) return;
        const card = describeCard(page);
        // Half of a title would be worse than none.
        if (!outlines.hasLetters(card.title)) return void unreadable.push(page.url);
        const name = names.get(
          JSON.stringify([card, version]),
          () => `${hashOf(version + drawText(card, outlines).svg)}.png`,
        );
        drawn.set(name, card);
        const address = `${siteConfig.url}${baseUrl}${folder}/${name}`;
        nameImage(page, tagsOf(card, address));
      };
      await takeStep({outDir, baseUrl, routesPaths}, {stage: 'cards', look});
      names.save();
      if (unreadable.length > 0)
        console.warn(
          `@lectern/publish: ${unreadable.length} pages have no share image, as the font of “cards.font” lacks letters of their titles. The first is ${unreadable[0]}.`,
        );

      const paint = painter(frame, style);
      await drawPictures([...drawn.keys()], (name) => paint(drawText(drawn.get(name)!, outlines)), {
        siteDir,
        locale: i18n.currentLocale,
        out: path.join(outDir, folder),
      });
    },
  };

  function describeCard(page: BuiltPage): Card {
    const title = titleOf(page.head, siteConfig);
    const section = sections.of(page);
    const places = section ? [section, ...page.head.parents] : [tagline].filter((line) => line !== title);
    return {title, section: [...new Set(places)].join(' · ')};
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
