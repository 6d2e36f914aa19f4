import type {Locale} from '../../config/i18n';
import type {JoinedPages} from './joinPages';

const words: Record<Locale, {all: string; contents: string; howTo: string}> = {
  en: {
    all: 'the whole section',
    contents: 'Contents',
    howTo:
      'This is the whole section on one page. To print it or save it as a PDF, use the print command of your browser.',
  },
  fr: {
    all: 'toute la section',
    contents: 'Sommaire',
    howTo:
      'Voici toute la section sur une seule page. Pour l’imprimer ou l’enregistrer en PDF, utilisez la commande d’impression du navigateur.',
  },
};

/** On the screen, where nothing scrolls sideways either; src/css/print.css has the rest. */
const look = `.print-section main { max-width: 50rem; margin: 0 auto; padding: 2rem 1rem; }
.print-page { margin-top: 4rem; }
.print-page :is(pre, pre code) { white-space: pre-wrap !important; overflow: visible !important; overflow-wrap: anywhere; }
.print-page table { display: table; overflow-wrap: anywhere; }
@media print { .print-note { display: none; } .print-page { margin-top: 0; break-before: page; } }`;

interface Section extends JoinedPages {
  title: string;
  siteTitle: string;
  siteUrl: string;
  address: string;
  /** The home page in this language. */
  home: string;
  locale: Locale;
  htmlLang: string;
}

/** A document without scripts: the pages of a section below each other, with a list of them at its head. */
export function sectionPage(section: Section): string {
  const {title, siteTitle, siteUrl, address, home, locale, htmlLang, stylesheets, titles, articles} = section;
  const {all, contents, howTo} = words[locale];
  const styles = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
  const list = titles.map((page) => `<li><a href="#${page.id}">${escape(page.title)}</a></li>`).join('\n');
  return `<!DOCTYPE html>
<html lang="${htmlLang}" data-theme="light" class="print-section">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}, ${all} | ${siteTitle}</title>
<link rel="canonical" href="${siteUrl}${address}">
${styles}
<style>${look}</style>
</head>
<body>
<main class="markdown">
<header>
<p><a href="${home}">${siteTitle}</a></p>
<h1>${escape(title)}</h1>
<p class="print-note">${howTo}</p>
<nav aria-label="${contents}"><ol>
${list}
</ol></nav>
</header>
${articles}
</main>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
