import {load} from 'cheerio';
import {themes} from 'prism-react-renderer';
import {describe, expect, it} from 'vitest';
import {toHtml} from '../../../../tests/support/markdown';
import {siteIn} from '../../../../tests/support/siteIn';
import rehypeCode from './rehypeCode';
import {siteCode} from './siteCode';

const fence = '```';

const render = (block: string, locale: string = 'en') =>
  toHtml(`Text.\n\n${fence}${block}\n${fence}`, {rehypePlugins: [[rehypeCode, siteIn(locale)]]});

/** The attributes of the block, and the HTML that it is given. */
async function blockOf(block: string, locale: string = 'en') {
  const code = load(await render(block, locale))('pre > code');
  return {html: code.attr('html') ?? '', attributes: code.attr() ?? {}};
}

const htmlOf = async (block: string, locale: string = 'en') => (await blockOf(block, locale)).html;
const problemOf = (block: string) =>
  render(block).then(
    () => 'no problem',
    (error: Error & {cause?: Error}) => `${error.message}\n${error.cause?.message ?? ''}`,
  );

describe('a block', () => {
  it.each([
    ['text\na/\n└── b', true],
    ['md\n| a | b |\n| --- | :-: |\n| c | d |', true],
    ['bash\nnpm test -- --a | b', false],
    ['yaml\n---\na: b\n---', false],
  ])('knows whether its lines only make sense above each other: %s', async (block, isAligned) => {
    expect('aligned' in (await blockOf(block)).attributes).toBe(isAligned);
  });

  it('is highlighted, and has a title', async () => {
    const {html, attributes} = await blockOf('js title="src/a.js"\nconst a = 1;');
    expect(html).toBe('<span class="token keyword">const</span> a = <span class="token number">1</span>;');
    expect(attributes).toMatchObject({class: 'language-js', name: 'JavaScript', title: 'src/a.js'});
  });

  it('with a line that a phone has no room for says where it goes on: below its own beginning', async () => {
    const long = 'const words = title.toLowerCase();';
    const token = (kind: string, text: string): string => `<span class="token ${kind}">${text}</span>`;
    expect(await htmlOf(`text\na\n  ${long}`)).toBe(
      `<span class="code-wraps">a\n</span><span class="code-wraps" style="--hang:4ch">  ${long}</span>`,
    );
    expect(await htmlOf(`js\nf(\n${' '.repeat(20)}"<${'a'.repeat(24)}>",\n)`)).toContain(
      `<span class="code-wraps" style="--hang:14ch">${' '.repeat(20)}${token('string', `"&lt;${'a'.repeat(24)}>"`)},\n</span>`,
    );
    expect(await htmlOf(`js\nf("${'&'.repeat(20)}");`)).not.toContain('code-wraps');
  });

  it('without a language, and one of text, stays plain', async () => {
    expect(await htmlOf('\na < b && "c"')).toBe('a &lt; b &amp;&amp; "c"');
    expect(await htmlOf('text\nconst a')).toBe('const a');
  });

  it.each([
    ['sh', 'Shell'],
    ['console', 'Terminal'],
    ['html', 'HTML'],
    ['diff-js', 'JavaScript'],
    ['tsx', 'TSX'],
    ['text', undefined],
  ])('in %s has the name of its language, “%s”', async (language, name) => {
    const {attributes} = await blockOf(`${language}\n$ a`);
    expect(attributes.name).toBe(name);
  });

  it('marks only what the stylesheet colours', async () => {
    expect(await htmlOf('php\n$a = b(1);')).toBe(
      '<span class="token variable">$a</span> = <span class="token function">b</span>(<span class="token number">1</span>);',
    );
  });

  it('tells apart the parts of a regular expression', async () => {
    const html = await htmlOf('js\n/^a+|b/;');
    expect(html).toContain('<span class="token function">^</span><span class="token regex">a</span>');
    expect(html).toContain('<span class="token number">+</span><span class="token keyword">|</span>');
  });

  it('marks nothing that the theme of the site shows as plain text, within other words neither', async () => {
    const site = siteIn('en');
    const theme = {
      plain: {color: '#333'},
      styles: [
        {types: ['tag'], style: {color: '#00f'}},
        {types: ['punctuation'], style: {color: '#333'}},
      ],
    };
    const html = await toHtml(`${fence}html\n<b>c</b>\n${fence}`, {
      rehypePlugins: [[rehypeCode, {...site, code: siteCode({theme}, true)}]],
    });
    expect(load(html)('pre > code').attr('html')).toBe(
      '&lt;<span class="token tag">b</span>>c&lt;/<span class="token tag">b</span>>',
    );
  });

  it('shows code within a string as code', async () => {
    expect(await htmlOf('js\n`a ${b} c`')).toBe(
      '<span class="token string">`</span><span class="token string">a </span>${b}' +
        '<span class="token string"> c</span><span class="token string">`</span>',
    );
  });

  it('closes what spans lines at the end of each', async () => {
    expect(await htmlOf('js\n/* a\nb */')).toBe(
      '<span class="token comment">/* a</span>\n<span class="token comment">b */</span>',
    );
  });

  it('of Markdown shows the code in it in the colours of its language', async () => {
    const html = load(await toHtml('````md\n```js\nconst a\n```\n````', {rehypePlugins: [[rehypeCode, siteIn()]]}))(
      'code',
    ).attr('html');
    expect(html).toContain('<span class="token keyword">const</span>');
  });

  it('may be a part on purpose, which only the content check wants to know', async () => {
    const {html, attributes} = await blockOf('json fragment title="a.json"\n{…}');
    expect(html).toContain('…');
    expect(attributes).toMatchObject({title: 'a.json'});
  });

  it('may be empty', async () => {
    expect(await htmlOf('js\n')).toBe('');
  });
});

describe('line numbers', () => {
  it('begin at 1 or elsewhere', async () => {
    expect((await blockOf('js showLineNumbers\na\nb')).attributes).toMatchObject({start: '1', digits: '1'});
    expect((await blockOf('js showLineNumbers=99\na\nb')).attributes).toMatchObject({start: '99', digits: '3'});
  });

  it('give each line an element', async () => {
    expect(await htmlOf('text showLineNumbers\na\nb')).toBe(
      '<span class="code-line">a\n</span><span class="code-line">b\n</span>',
    );
  });
});

describe('marked lines', () => {
  const marked = (name: string, kind: string, label: string, text: string) =>
    `<${name} class="code-group code-${kind}"><span class="code-label">${label} </span>` +
    `<span class="code-line">${text}\n</span></${name}>`;

  it('are listed in braces', async () => {
    expect(await htmlOf('text {2}\na\nb')).toBe(
      `<span class="code-line">a\n</span>${marked('mark', 'highlight', 'Highlighted:', 'b')}`,
    );
  });

  it('have a kind', async () => {
    expect(await htmlOf('text added={1} removed={2} error="3" focus={4}\na\nb\nc\nd')).toBe(
      marked('ins', 'added', 'Added:', 'a') +
        marked('del', 'removed', 'Removed:', 'b') +
        marked('span', 'error', 'Wrong:', 'c') +
        marked('span', 'focus', 'Of interest:', 'd'),
    );
  });

  it('dim the others where some are of interest', async () => {
    expect((await blockOf('text focus={1}\na\nb')).attributes).toMatchObject({focus: 'true'});
    expect((await blockOf('text {1}\na\nb')).attributes).not.toHaveProperty('focus');
  });

  it('are announced in the language of the page', async () => {
    expect(await htmlOf('text added={1}\na', 'fr')).toContain('Ajouté\u202f: ');
  });

  it('are one group where they follow each other', async () => {
    const html = await htmlOf('text {1-2,4}\na\nb\nc\nd');
    expect(html.match(/<mark/g)).toHaveLength(2);
  });

  it.each([
    ['js', '//'],
    ['bash', '#'],
    ['latex', '%'],
    ['haskell', '--'],
    ['css', '/*', '*/'],
    ['html', '<!--', '-->'],
    ['jsx', '{/*', '*/}'],
  ])('are found by comments of %s', async (language, open, close = '') => {
    const comment = (order: string) => `${open} ${order} ${close}`.trim();
    const html = await htmlOf(
      [language, comment('added-next-line'), 'a', 'b', comment('error-start'), 'c', 'd', comment('error-end')].join(
        '\n',
      ),
    );
    const page = load(html);
    const lines = page('.code-line')
      .map((_, line) => page(line).text())
      .get();
    expect(lines).toEqual(['a\n', 'b\n', 'c\n', 'd\n']);
    expect(page('.code-added').text()).toBe('Added: a\n');
    expect(page('.code-error').text()).toBe('Wrong: c\nd\n');
  });

  it('may be marked by numbers and comments at once; numbers count the lines that are shown', async () => {
    const html = load(await htmlOf('text {2}\n// added-next-line\na\nb'));
    expect(html('.code-added').text()).toContain('a');
    expect(html('.code-highlight').text()).toContain('b');
  });

  it('are not made by comments that a sample of Markdown shows', async () => {
    expect(await htmlOf('md\n// highlight-next-line\na')).toContain('// highlight-next-line');
  });
});

describe('a diff', () => {
  it('turns signs into marks', async () => {
    const html = load(await htmlOf('diff\n one\n-two\n+three'));
    expect(html('.code-line').first().text()).toBe('one\n');
    expect(html('del .code-line').text()).toBe('two\n');
    expect(html('ins .code-line').text()).toBe('three\n');
  });

  it('may name the language of its lines', async () => {
    expect(await htmlOf('diff-json\n+{"a": 1}')).toContain('<span class="token number">1</span>');
  });

  it('keeps the frame that a program put around it', async () => {
    expect(await htmlOf('diff\n--- a/x\n+++ b/x\n@@ -1 +1 @@')).toBe('--- a/x\n+++ b/x\n@@ -1 +1 @@');
  });
});

describe('a console', () => {
  it('tells what is typed from what is answered', async () => {
    const html = await htmlOf('console\n$ npm run build \\\n  --locale fr\nDone.');
    const page = load(html);
    expect(
      page('.code-command .code-line')
        .map((_, line) => page(line).text())
        .get(),
    ).toEqual(['npm run build \\\n', '  --locale fr\n']);
    expect(page('.code-line').first().attr('data-prompt')).toBe('$');
    expect(page('samp.code-output').text()).toBe('Output: Done.\n');
    expect(html).not.toContain('$ npm');
  });
});

describe('an author who errs reads where and why, and how to mend it', () => {
  it.each([
    [
      'java-script\na',
      'docs/page.md:3  There is no language “java-script” to highlight.',
      'Did you mean “javascript”?',
    ],
    ['qqqqqqqqq\na', 'docs/page.md:3  There is no language “qqqqqqqqq”', 'For plain text, write “text”.'],
    ['js {3}\na', 'docs/page.md:3  {3} marks a line that does not exist in this block.', 'Its lines are 1 to 1;'],
    ['js {5-3}\na', 'docs/page.md:3  {5-3} marks a line', 'write single lines and ranges'],
    ['js added={x}\na', 'docs/page.md:3  {x} marks a line', 'write single lines and ranges'],
    ['js titel="a"\na', 'docs/page.md:3  A code block has no setting “titel="a"”.', 'Did you mean “title”?'],
    ['js showLineNumbers=x\na', 'docs/page.md:3  A code block has no setting “showLineNumbers=x”.', ''],
    [
      'js\na\n// error-nextline\nb',
      'docs/page.md:5  There is no comment error-nextline.',
      'Did you mean error-next-line?',
    ],
    ['js\n// focus-start\nb', 'docs/page.md:4  focus-start has no end.', 'Put focus-end behind the last line'],
    ['js\nb\n// focus-end', 'docs/page.md:5  focus-end has no start.', 'Put focus-start before it.'],
    ['js\nb\n// added-next-line', 'docs/page.md:5  No line follows added-next-line.', 'Remove the comment.'],
    ['console\nnpm run build', 'docs/page.md:3  This console block has no command.', 'Put “$ ” before'],
  ])('%s', async (block, message, hint) => {
    const problem = await problemOf(block);
    expect(problem).toContain(message);
    expect(problem).toContain(hint);
  });
});

describe('as the classic theme shows it', () => {
  const code = siteCode({magicComments: [{line: 'This will error'}]}, 'auto');
  const asClassic = async (block: string, as = code) => {
    const html = await toHtml(`Text.\n\n${fence}${block}\n${fence}`, {
      rehypePlugins: [[rehypeCode, siteIn('en', {code: as})]],
    });
    return load(html)('pre > code');
  };

  it('is coloured, with its buttons over it', async () => {
    const block = await asClassic('jsx title="a.jsx" {1}\nlet a;');
    expect(block.attr()).toMatchObject({class: 'language-jsx', title: 'a.jsx', bare: 'true'});
    expect(block.attr('html')).toContain('<mark class="code-group code-highlight">');
    expect(block.attr('html')).toContain('<span class="token keyword">let</span>');
  });

  it.each(['bash\ncd a', 'unheard-of\ncd a', 'jsx live noInline\ncd a'])(
    'passes over what it does not know: %s',
    async (text) => {
      expect((await asClassic(text)).attr('html')).toBe('cd a');
    },
  );

  it('has the words of Bash in the colours of Prism', async () => {
    const bash = siteCode({additionalLanguages: ['bash'], theme: themes.github}, 'auto');
    const coloured = (html: string): string[] =>
      load(html)('.function')
        .map((_, word) => load(word).text())
        .get();
    expect(coloured((await asClassic('bash\nbrew install add', bash)).attr('html')!)).toEqual(['install', 'add']);
    expect(coloured(await htmlOf('bash\nbrew install add'))).toEqual(['brew']);
  });

  it('keeps the signs of a diff', async () => {
    const block = 'diff\n-a\n+b\n c';
    expect((await asClassic(block)).attr('html')).toBe('-a\n+b\n c');
    const coloured = siteCode({additionalLanguages: ['diff'], theme: themes.github}, 'auto');
    const html = load((await asClassic(block, coloured)).attr('html')!);
    expect(html.text()).toBe('-a\n+b\n c');
    expect(html('.deleted').text()).toBe('-a');
  });

  it.each(['js\n// This will error\na();', 'js {9}\na();', 'js\n// highlight-end\na();'])(
    'leaves to it: %s',
    async (text) => {
      const block = await asClassic(text);
      expect(block.attr('html')).toBeUndefined();
      expect(block.text()).toContain('a();');
    },
  );

  it('is left where pages have another code block', async () => {
    code.isShown = false;
    expect((await asClassic('js\na();')).attr('html')).toBeUndefined();
    code.isShown = true;
  });
});
