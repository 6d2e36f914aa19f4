import {expect, it} from 'vitest';
import {convertPage} from './convertPage';

function convert(text: string, isMdx = true): {text: string; remarks: string[]} {
  const remarks: string[] = [];
  const converted = convertPage(
    text,
    {isMdx, hasMath: true},
    (line, message) => void remarks.push(`${line} ${message}`),
  );
  return {text: converted, remarks};
}

it.each([
  ['front matter, comments and components', '---\ntitle: A\n---\n\n<!-- b -->\n\n<Own c={1}>d</Own>\n\n## E {#e}\n'],
  ['code', '```jsx\n<Tabs><TabItem value="a">\n```\n'],
  ['labels that are there', '<Tabs>\n<TabItem value="a" label="A">b</TabItem>\n</Tabs>\n'],
  ['formulas', 'a $\\frac{b}{c_{d}}$\n\n$$\nx_{1}\n$$\n'],
  ['objects in attributes', '<p style={{color}}>a</p>\n'],
])('leaves %s as they are', (_, text) => {
  expect(convert(text)).toEqual({text, remarks: []});
});

it('shows braces that would be a variable', () => {
  expect(convert('{/* a */} `{{ a }}`\n\n```yaml\nb: {{ c }} ${{ d }}\n```\n').text).toBe(
    '{/* a */} `\\{{ a }}`\n\n```yaml\nb: \\{{ c }} ${{ d }}\n```\n',
  );
});

it('says where braces in an element cannot be told from a variable', () => {
  const text = '---\ntitle: A\n---\n\n<Own a={() => 1}\n  b={{c}} />\n';
  expect(convert(text)).toEqual({text, remarks: [expect.stringMatching(/^6 Write “{{”/)]});
});

it('mends what version 2 took and MDX does not take now', () => {
  expect(convert('---\ntitle: A\n---\n\nb<br>c <https://d.example>\n')).toEqual({
    text: '---\ntitle: A\n---\n\nb<br />c [d.example](https://d.example)\n',
    remarks: [],
  });
});

it('names what MDX cannot read, in the line of the file, and leaves it', () => {
  const text = '---\ntitle: A\n---\n\nimport B from "b";\n\nb\n\nc <1\n';
  const {text: after, remarks} = convert(text);
  expect(after).toBe(text);
  expect(remarks).toEqual([expect.stringMatching(/^9 MDX cannot read this: “/)]);
});

it('takes pages that are no MDX as they are', () => {
  expect(convert('a <br> {b} `{{c}}`\n', false).text).toBe('a <br> {b} `\\{{c}}`\n');
});
