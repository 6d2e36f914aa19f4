import {load} from 'cheerio';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {compile} from '../../../../tests/support/mdx';
import {facts, siteIn} from '../../../../tests/support/siteIn';
import {escapeVariables, fillVariablesOfText} from './variables';

const {version, repository} = facts;
const fill = (fileContent: string, filePath = path.resolve('docs/page.md')): string =>
  fillVariablesOfText({filePath, fileContent}, siteIn());

it('prints variables in prose, headings, link targets, code and titles', async () => {
  const {html, toc, frontMatter} = await compile(
    `---\ntitle: Version {{version}}\n---\n\n## From {{version}} on\n\n[{{ product }}]({{repository}}) and \`v{{version}}\`\n\n\`\`\`bash\nVERSION={{version}}\n\`\`\`\n`,
  );
  expect(frontMatter.title).toBe(`Version ${version}`);
  expect(toc).toEqual([{value: `From ${version} on`, id: `from-${version.replaceAll('.', '')}-on`, level: 2}]);
  expect(html).toContain(`<a href="${repository}">${facts.product}`);
  expect(html).toContain(`<code>v${version}</code>`);
  expect(load(load(html)('pre > code').attr('html') ?? '').text()).toBe(`VERSION=${version}`);
});

it('prints the value of the language that the file is written in', () => {
  expect(fill('{{licence}}')).toBe('MIT licence');
  expect(fill('{{licence}}', path.resolve('i18n/fr/docusaurus-plugin-content-docs/current/page.md'))).toBe(
    'licence MIT',
  );
});

it('leaves alone what is escaped, and the braces of other languages', async () => {
  const foreign = '<p style={{color}}>a</p>\n\n`${{ secrets.TOKEN }}` `${{TOKEN}}` `{{1}}`\n';
  expect(fill(foreign)).toBe(foreign);
  expect(fill('\\{{version}} \\{{ version }}')).toBe('{{version}} {{ version }}');
  const {html} = await compile('`\\{{version}}` \\{{version}} <b style={{color: "red"}}>b</b>');
  expect(html).toBe('<p><code>{{version}}</code> {{version}} <b style="color:red">b</b></p>');
});

it('prints a variable that follows “=” outside of a tag', () => {
  expect(fill('<https://a.example> VERSION={{version}}, [a](/b?v={{version}})')).toContain(
    `VERSION=${version}, [a](/b?v=${version})`,
  );
});

it('teaches what an unknown name should have been, with all else that is wrong with the page', async () => {
  await expect(compile('one\n\ntwo {{verison}}\n\n:::nothing\n\nA\n\n:::\n')).rejects.toThrow(
    /docs\/page\.mdx:3 {2}There is no variable “verison”[^]*docs\/page\.mdx:5 {2}There is no “:::nothing”/,
  );
  await expect(compile('one\n\ntwo {{verison}}')).rejects.toThrow(
    'docs/page.mdx:3  There is no variable “verison”.\n  Did you mean “version”? To show the braces themselves, write \\{{verison}}.',
  );
  await expect(compile('{{unheardOf}}')).rejects.toThrow(
    'Define it in tests/support/site/src/data/variables.en.yml and variables.fr.yml.',
  );
});

it('keeps what would be a variable in a text that has none', () => {
  const before = '{{ a }} `{{b}}` \\{{c}} ${{d}} <p style={{e}}>{{f.g}}</p>';
  const after = '\\{{ a }} `\\{{b}}` \\{{c}} ${{d}} <p style={{e}}>{{f.g}}</p>';
  expect(escapeVariables(before)).toBe(after);
  expect(escapeVariables(after)).toBe(after);
});

it('only says what is unknown where mistakes are said, and shows it as it stands', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const {html} = await compile('{{version}} {{ unheardOf }} `{{own}}`', 'docs/foreign.md', {mistakes: 'warn'});
  expect(html).toBe(`<p>${version} {{ unheardOf }} <code>{{own}}</code></p>`);
  expect(warn.mock.calls.flat().join()).toContain('docs/foreign.md:1  There is no variable “unheardOf”.');
  warn.mockRestore();
});

it('leaves code alone in docs that were written without variables, and says what is wrong in their prose', () => {
  const {localeOf, dataFiles} = siteIn();
  const place = {localeOf, dataFiles, variablesOf: () => ({}), mistakes: 'warn'} as const;
  const fillForeign = (fileContent: string): string => fillVariablesOfText({filePath: 'docs/a.md', fileContent}, place);
  const code =
    '````md\n```hbs\n{{a}} \\{{a}}\n```\n\n\\{{ b }}\n````\n\n> ~~~\n> {{c}}\n> ~~~\n\nHere `{{d}}` and `\\{{e}}`.\n';
  expect(fillForeign(code)).toBe(code);
  expect(fillForeign('`a` \\{{f}}\n\n```\n{{g}}\n```\n\n\\{{h}}')).toBe('`a` {{f}}\n\n```\n{{g}}\n```\n\n{{h}}');
  for (const other of [{variablesOf: () => ({x: 'y'})}, {mistakes: 'error'}] as const) {
    expect(fillVariablesOfText({filePath: 'docs/a.md', fileContent: '`\\{{d}}`'}, {...place, ...other})).toBe(
      '`{{d}}`',
    );
  }
});
