/** The open book of the home page shows a page of this site as it is. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {leaves, openPage} from '../../src/home/Showcase/openPage';
import {i18n} from '../../src/config/i18n';

const folders: Record<string, string> = {
  en: 'docs',
  fr: 'i18n/fr/docusaurus-plugin-content-docs/current',
};

it('has a leaf for each language, with the same anchors', () => {
  expect(leaves.map(({locale}) => locale)).toEqual(i18n.locales);
  const anchors = leaves.map(({passages}) => passages.map(({anchor}) => anchor));
  for (const own of anchors) expect(own).toEqual(anchors[0]);
});

it.each(leaves)('says what the page says ($locale)', ({locale, title, passages}) => {
  const page = readFileSync(`${folders[locale]}/${openPage.replace('/docs/', '')}.md`, 'utf8');
  expect(page).toContain(`\ntitle: ${title}\n`);
  let at = 0;
  for (const {heading, anchor, command, text} of passages) {
    if (heading) {
      at = page.indexOf(`\n## ${heading}`, at);
      expect(page.slice(at)).toMatch(
        locale === i18n.defaultLocale ? `\n## ${heading}\n` : `\n## ${heading} {#${anchor}}\n`,
      );
    }
    const section = page.slice(at).split('\n## ', 2).join('\n## ');
    if (command) expect(section).toContain(`\n${command}\n`);
    // It may leave out what follows, but no word of what it shows.
    expect(section).toContain(text.replace(/\.$/, ''));
  }
});
