import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {english} from '../texts';
import {printAddress} from './addresses';
import {findSections} from './findSections';
import {parseHtml} from '@lectern/kit/parseHtml';
import {outlineOf, sheetsIn} from '@lectern/kit/pageOutline';
import {joinPages as joinParts, makePart} from './joinPages';
import {sectionPage} from './sectionPage';

describe('the address of a section', () => {
  it('is that of its page, or of the first page in it', () => {
    expect(printAddress({href: '/fr/docs/guides/', items: []}, '/fr/')).toBe('/fr/print/docs/guides');
    const inner = {type: 'category', items: [{type: 'link', href: '/docs/seo'}]};
    expect(printAddress({items: [inner]}, '/')).toBe('/print/docs/seo');
    expect(printAddress({items: []}, '/')).toBeUndefined();
  });

  it('is missing where it has more pages than anybody prints, however deep they are', () => {
    const ofPages = (length: number): Parameters<typeof printAddress>[0] => ({
      href: '/api',
      items: [{type: 'category', items: Array.from({length}, () => ({type: 'link', href: '/api/one'}))}],
    });
    expect(printAddress(ofPages(300), '/')).toBe('/print/api');
    expect(printAddress(ofPages(301), '/')).toBeUndefined();
  });
});

describe('the sections of a sidebar', () => {
  const docs = ['guides/index', 'tabs', 'hidden'].map((id) => ({
    id,
    permalink: `/docs/${id}`,
    unlisted: id === 'hidden',
  }));
  const sectionsOf = (items: object[]) =>
    findSections({docs, sidebars: {docSidebar: items}} as unknown as Pick<LoadedVersion, 'docs' | 'sidebars'>, '/');
  const doc = (id: string) => ({type: 'doc', id});

  it('have their own page first, then all below, and nothing that is not listed', () => {
    const inner = {type: 'category', label: 'Inner', items: [doc('tabs'), doc('hidden')]};
    const guides = {type: 'category', label: 'Guides', link: doc('guides/index'), items: [inner, doc('tabs')]};
    expect(sectionsOf([doc('tabs'), guides])).toEqual([
      {address: '/print/docs/guides/index', title: 'Guides', pages: ['/docs/guides/index', '/docs/tabs']},
      {address: '/print/docs/tabs', title: 'Inner', pages: ['/docs/tabs']},
    ]);
  });

  it('are told apart, and hold docs', () => {
    const inner = {type: 'category', label: 'Inner', items: [doc('tabs')]};
    const links = {type: 'category', label: 'Links', items: [{type: 'link', href: '/blog', label: 'Blog'}]};
    expect(sectionsOf([{type: 'category', label: 'Outer', items: [inner]}, links]).map(({title}) => title)).toEqual([
      'Outer',
    ]);
  });
});

describe('joined pages', () => {
  const joinPages = (pages: {url: string; html: string}[]) =>
    joinParts(
      pages.map(({url, html}) => ({url, part: makePart(url, parseHtml(html)), stylesheets: sheetsIn(outlineOf(html))})),
    );
  const page = (article: string, more = ''): string =>
    `<html><head><link rel=stylesheet href=/a.css><link rel="stylesheet" href="/b.css" disabled><link rel="stylesheet" href="/c.css" media="print"></head><body><nav>menu</nav><main><article>${article}</article></main>${more}</body></html>`;
  const join = (article: string, more = ''): string =>
    joinPages([
      {url: '/docs/a', html: page(article, more)},
      {url: '/docs/b', html: page('<h1>B</h1>')},
    ]).articles.split('\n<article')[0]!;

  it('are articles below one heading, listed by their titles', () => {
    const {articles, titles, stylesheets} = joinPages([
      {url: '/docs/a', html: page('<h1>A &amp; o</h1><h2 class="anchor anchorTarget_x1">C</h2>')},
    ]);
    expect(articles).toBe('<article id="docs-a" class="print-page"><h2>A &#x26; o</h2><h3>C</h3></article>');
    expect(titles).toEqual([{id: 'docs-a', title: 'A & o'}]);
    expect(stylesheets).toEqual(['/a.css', '/c.css']);
  });

  it('leave out where lines of code go on below', () => {
    const lines = '<span class="code-wraps">a\n</span><span class="code-wraps"><i>b</i></span>';
    expect(join(`<h1>A</h1><pre><code>${lines}</code></pre>`)).toContain('<pre><code>a\n<i>b</i></code></pre>');
  });

  it('have nothing that is for use only', () => {
    const furniture =
      '<nav>x</nav><button>x</button><footer>x</footer><div class=page-actions>x</div><script>x</script>';
    expect(join(`<h1>A<a class=hash-link href=#a>#</a></h1>${furniture}`)).toBe(
      '<article id="docs-a" class="print-page"><h2>A</h2></article>',
    );
  });

  it('have the lists of contents that stand in the text', () => {
    const list = '<nav id=parts class=theme-contents aria-label=Parts><a href=#x>X</a></nav>';
    expect(join(list)).toContain('<div id="docs-a--parts" class="theme-contents"><a href="#docs-a--x">X</a></div>');
  });

  it('are open', () => {
    expect(join('<details><summary>S</summary>x</details>')).toContain('<details open><summary>S</summary>x</details>');
    const tabs = '<ul role=tablist><li>x</ul><div role=tabpanel aria-label=Linux hidden>y</div>';
    expect(join(tabs)).toContain('"><div class="print-panel"><p><strong>Linux</strong></p>y</div></article>');
    expect(join('<img src=/i.png alt loading=lazy>')).not.toContain('loading');
    const suspended = '<!--$?--><template id=B:0></template><i>wait</i><!--/$-->';
    expect(join(suspended, '<div hidden id=S:0><b>real</b></div>')).toContain('"><b>real</b></article>');
  });

  it('keep their ids apart, and lead to each other', () => {
    const text =
      '<p id=x aria-labelledby="y z"><a href=#x>1</a><a href=/docs/b>2</a><a href=/docs/b#y>3</a><a href=/docs/c#y>4</a>';
    expect(join(text)).toContain(
      '<p id="docs-a--x" aria-labelledby="docs-a--y docs-a--z"><a href="#docs-a--x">1</a><a href="#docs-b">2</a>' +
        '<a href="#docs-b--y">3</a><a href="/docs/c#y">4</a></p>',
    );
  });
});

it('takes one part into several sections, with the links of each', () => {
  const part = makePart('/docs/a', parseHtml('<main><article><a href=/docs/b>1</a><a href=#x>2</a></article></main>'));
  const join = (...others: string[]) =>
    joinParts(['/docs/a', ...others].map((url) => ({url, part: {...part}, stylesheets: []}))).articles;
  expect(join()).toContain('<a href="/docs/b">1</a><a href="#docs-a--x">2</a>');
  expect(join('/docs/b')).toContain('<a href="#docs-b">1</a><a href="#docs-a--x">2</a>');
});

it('makes a document that search engines leave out', () => {
  const html = sectionPage({
    title: 'Docs & more',
    siteTitle: 'Acme',
    siteUrl: 'https://d.example',
    address: '/fr/print/docs/a',
    home: '/fr/',
    icon: '/fr/img/icon.svg',
    texts: english,
    htmlLang: 'fr-FR',
    direction: 'ltr',
    stylesheets: ['/a.css'],
    titles: [{id: 'docs-a', title: 'A <b>'}],
    articles: '<article id="docs-a"></article>',
  });
  expect(html).toContain('<html lang="fr-FR" dir="ltr" data-theme="light"');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<title>Docs &amp; more, the whole section | Acme</title>');
  expect(html).toContain('<link rel="icon" href="/fr/img/icon.svg">\n<link rel="stylesheet" href="/a.css">');
  expect(html).toContain('<li><a href="#docs-a">A &lt;b></a></li>');
  expect(html).not.toContain('<script');
});
