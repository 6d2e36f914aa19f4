import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {compile} from '../../../../tests/support/mdx';
import {regionOf} from './regions';

const block = (info: string, code = ''): string => `Text.\n\n\`\`\`${info}\n${code}\`\`\`\n`;

/** The attributes and the text of the block that became of it. */
async function blockOf(source: string) {
  const code = load((await compile(source)).html)('pre > code');
  return {...code.attr(), text: load(code.attr('html') ?? '').text()};
}

const file = 'tests/support/pages/sample.yaml';
const slips = 'tests/support/pages/slips.yaml';

describe('a code block', () => {
  it('is filled from a file, without the marks of regions', async () => {
    expect(await blockOf(block(`yaml file=${file}`))).toMatchObject({
      class: 'language-yaml',
      title: file,
      text: "pets:\n  cat:\n    sound: '{{miaow}}'\n\n    legs: 4\n  dog:\n    legs: 4",
    });
  });

  it('shows a region at the left margin, with the language of the file and its line numbers', async () => {
    expect(await blockOf(block(`file=${file} region=cat showLineNumbers title="Cat"`))).toMatchObject({
      class: 'language-yaml',
      title: 'Cat',
      start: '3',
      text: "cat:\n  sound: '{{miaow}}'\n\n  legs: 4\n",
    });
  });

  it('keeps its own numbering and its highlighted lines', async () => {
    expect(await blockOf(block(`yaml file="${file}" region='legs' showLineNumbers=20 {1}`))).toMatchObject({
      title: file,
      start: '20',
      text: 'Highlighted: legs: 4\n',
    });
  });
});

it('ends with its own mark, not with that of a region in it, whatever ends its lines', () => {
  const text = '# region a\r\n1\r\n# region b\r\n2\r\n# endregion\r\n3\r\n# endregion\r\n4';
  expect(regionOf(text, 'a')?.code).toBe('1\n2\n3');
});

it('takes its language from the ending of the file', async () => {
  expect(await blockOf(block('file=packages/markdown/src/index.ts'))).toMatchObject({class: 'language-ts'});
  expect(await blockOf(block('file=packages/markdown/src/madeFrom.cjs'))).toMatchObject({class: 'language-js'});
});

it.each([
  '// #region a\n1\n// #endregion',
  '/* region a */\n1\n/* endregion */',
  '<!-- region a -->\n1\n<!-- endregion -->',
  '-- region a\n1\n-- endregion',
])('regions are comments of the language: %j', (text) =>
  expect(regionOf(text, 'a')).toEqual({code: '1', firstLine: 2, hasEnd: true}),
);

describe('the author is told', () => {
  it.each([
    [block('yaml file=tests/support/pages/smple.yaml'), 'Did you mean “tests/support/pages/sample.yaml”?'],
    [block('yaml file=tests/support/none/a.yaml'), 'There is no file tests/support/none/a.yaml.'],
    [block('yaml file=../secret.yaml'), '../secret.yaml is outside of this repository.'],
    [block(`yaml file=${file} region=cta`), 'has no region “cta”.\n  Did you mean “cat”?'],
    [block(`yaml file=${file} region=elephant`), 'Put a comment “region elephant” before it'],
    [block(`yaml file=${file} region=open`), 'The region “open” of tests/support/pages/sample.yaml has no end.'],
    [block(`yaml file=${slips} region=twice`), 'slips.yaml has two regions “twice”.'],
    [block(`yaml file=${slips} region=empty`), 'The region “empty” of tests/support/pages/slips.yaml is empty.'],
    [block('yaml file=tests/support'), 'There is no file tests/support.'],
    [block(`yaml file=${file}`, 'cat: 1\n'), 'but also contains code'],
    [block('yaml region=cat'), '“region” needs a file.'],
  ])('%j', async (source, message) => {
    await expect(compile(source)).rejects.toThrow(message);
    await expect(compile(source)).rejects.toThrow('docs/page.mdx:3  ');
  });
});
