import {describe, expect, it} from 'vitest';
import {scanPage} from './scanPage';

const html = (main: string, {classes = 'docs-wrapper docs-doc-page', head = '', after = ''} = {}): string =>
  `<!doctype html><html class="${classes}"><head><title>Install | Lectern</title>${head}</head>` +
  `<body><nav>Menu</nav><main>${main}</main>${after}<footer>Foot</footer></body></html>`;

describe('scanPage', () => {
  it('reads title, breadcrumb and sections', () => {
    const page = scanPage(
      html(`<nav class="theme-doc-breadcrumbs"><ul><li class=breadcrumbs__item><a aria-label="Home page" href=/><svg></svg></a>
        <li class=breadcrumbs__item><span>Guides</span><li class="breadcrumbs__item breadcrumbs__item--active"><span>Install</span></ul></nav>
        <header><h1>Install it</h1></header><p>First <b>wo</b>rds.
        <h2 class=anchor id=get>Get<a class=hash-link href=#get>\u200b</a></h2><p>Second.<h3>Without anchor</h3><p>Third.`),
    );
    expect(page?.breadcrumb).toEqual(['Guides']);
    expect(page?.sections.map(({heading, level, anchor, text}) => ({heading, level, anchor, text}))).toEqual([
      {heading: 'Install it', level: 1, anchor: '', text: 'First words.'},
      {heading: 'Get', level: 2, anchor: 'get', text: 'Second. Without anchor Third.'},
    ]);
  });

  it('adds the description where the text does not have it', () => {
    const head = '<meta name=description content="What it is &amp; does.">';
    expect(scanPage(html('<h1>A</h1><p>Text.', {head}))?.sections[0]?.text).toBe('What it is & does. Text.');
    expect(scanPage(html('<h1>A</h1><p>What it is &amp; does.', {head}))?.sections[0]?.text).toBe('What it is & does.');
  });

  it('keeps the description as it is for excerpts', () => {
    const head = '<meta name=description content="Ce que c’est\u202f: une  page.">';
    expect(scanPage(html('<h1>A</h1>', {head}))?.about).toBe('Ce que c’est\u202f: une page.');
  });

  it('reads keywords', () => {
    const head = '<meta name=keywords content="node version,requirements">';
    expect(scanPage(html('<h1>A</h1>', {head}))?.keywords).toBe('node version,requirements');
  });

  it('leaves away what is not of the page', () => {
    const main = `<h1>A</h1><script>s</script><style>s</style><svg><text>s</text></svg><button>s</button>
      <span aria-hidden=true>s</span><nav>s</nav><pre><code><span>co</span><span>de</span></code></pre><footer>s</footer>
      <div class="page-actions a"><a href=/>s</a></div><i class="graphql-badge graphql-badge--required">s</i>
      <details class="api-card__fold"><summary>s</summary></details><b class="api-required">s</b>
      <div class="api-tabs api-tabs--languages"><pre>s</pre></div>`;
    expect(scanPage(html(main))?.sections[0]?.text).toBe('code');
  });

  it('sets no space between code and what follows it, and one between two that touch', () => {
    const main =
      '<h1>A</h1><p>Takes <code>logo</code>, <a href=/><code>links</code></a> (<kbd>K</kbd>).<p><code>a</code><code>b</code>';
    expect(scanPage(html(main))?.sections[0]?.text).toBe('Takes logo, links (K). a b');
  });

  it('keeps the words of links to other pages apart as well', () => {
    const main = '<h1>A</h1><p>See <a href=/b>the <b>b</b>ook</a>, <a href="/c">c</a> or <a href=#d>below</a>.';
    expect(scanPage(html(main))?.sections[0]).toMatchObject({text: 'See the book, c or below.', linked: 'the book c'});
  });

  it('takes the title of the document where there is no heading', () => {
    expect(scanPage(html('<p>Text.'))?.sections[0]?.heading).toBe('Install');
  });

  it('reads what React suspended, and no other hidden part', () => {
    const after = '<div hidden id=S:1><p>Elsewhere</div><div hidden id=S:0><h1>Operation</h1><p>Late.</div>';
    const page = scanPage(html('<!--$?--><template id=B:0></template>', {after}));
    expect(page?.sections).toMatchObject([{heading: 'Operation', level: 1, anchor: '', text: 'Late.'}]);
  });

  it.each([
    'blog-wrapper blog-list-page',
    'blog-wrapper blog-tags-post-list-page',
    'docs-wrapper docs-tags-list-page',
    'docs-wrapper docs-tags-doc-list-page',
    'search-page-wrapper',
  ])('finds no %s', (classes) => expect(scanPage(html('<h1>A</h1>', {classes}))).toBeNull());

  it.each(['name', 'property'])('finds no page that says noindex by %s', (attribute) => {
    expect(scanPage(html('<h1>A</h1>', {head: `<meta ${attribute}=robots content="noindex, nofollow">`}))).toBeNull();
  });
});
