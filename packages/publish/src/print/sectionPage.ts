import type {Texts} from '../texts';
import type {JoinedPages} from './joinPages';

/** Styles for the screen; the print styles of the site have the rest. */
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
  /** The URL of the home page in this language. */
  home: string;
  /** The URL of the site's icon: without one, browsers ask for `/favicon.ico`, which may not be there. */
  icon?: string;
  texts: Texts;
  htmlLang: string;
  direction: string;
}

/** A document without scripts: a list of the pages in a section, and the pages below. */
export function sectionPage(section: Section): string {
  const {title, siteTitle, siteUrl, address, home, texts, stylesheets, titles, articles} = section;
  const {htmlLang, direction, icon} = section;
  const styles = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
  const list = titles.map((page) => `<li><a href="#${page.id}">${escape(page.title)}</a></li>`).join('\n');
  return `<!DOCTYPE html>
<html lang="${htmlLang}" dir="${direction}" data-theme="light" class="print-section">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}, ${texts.print.all} | ${escape(siteTitle)}</title>
<link rel="canonical" href="${siteUrl}${address}">
${icon ? `<link rel="icon" href="${icon}">\n` : ''}${styles}
<style>${look}</style>
</head>
<body>
<main class="markdown">
<header>
<p><a href="${home}">${escape(siteTitle)}</a></p>
<h1>${escape(title)}</h1>
<p class="print-note">${texts.print.howTo}</p>
<nav aria-label="${texts.print.contents}"><ol>
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
